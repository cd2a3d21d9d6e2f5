import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { listNewAccess } from "../lifecycle-hooks/new-access.ts";
import { endedPage } from "../pages/ended.ts";
import { entered } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { provePassword } from "../passwords/prove.ts";
import { findByProof } from "../persons/address-changes.store.ts";
import { deviceOf, personOf, type SignedIn } from "../sessions/session.ts";
import { hashToken } from "../token.ts";
import { confirmAddress, createdWith } from "./confirm.ts";
import { findContested, objectToChange } from "./object.ts";
import { addressKeptPage, addressObjectionPage, confirmPage, takenPage } from "./page.ts";

const Params = Type.Object({ token: Type.String() });
const secretPage = {
  schema: { params: Params, hide: true },
  config: { plain: true, secretPath: true },
};

export function addressRoutes(server: Server, context: PeopleContext): void {
  confirmationRoutes(server, context);

  // Opening the link objects to nothing: mail scanners open links too.
  server.get("/address-objections/:token", secretPage, async (request, reply) => {
    const change = await findContested(context, request.params.token);
    if (change === undefined) return show(context, reply, endedPage());
    const token = formToken(context, { request, reply });
    const isChanged = change.changedAt !== null;
    const access = isChanged
      ? await listNewAccess(context, change.personId, change.askedAt)
      : undefined;
    return show(context, reply, addressObjectionPage({ ...change, token, isChanged, access }));
  });

  server.post("/address-objections/:token", secretPage, async (request, reply) => {
    checkForm(context, request);
    const outcome = await objectToChange(context, request.params.token);
    if (outcome === "taken") return show(context, reply, takenPage());
    return show(context, reply, outcome === "ended" ? endedPage() : addressKeptPage());
  });
}

function confirmationRoutes(server: Server, context: PeopleContext): void {
  server.get("/address/:token", secretPage, async (request, reply) => {
    const visit = await findVisit(context, request.params.token, request);
    if (visit === undefined) return show(context, reply, endedPage());
    const token = formToken(context, { request, reply }, visit.person);
    return show(context, reply, confirmPage({ ...visit, token }));
  });

  server.post("/address/:token", secretPage, async (request, reply) => {
    const { token } = request.params;
    const visit = await findVisit(context, token, request);
    checkForm(context, request, visit?.person);
    if (visit === undefined) return show(context, reply, endedPage());
    const { person } = visit;
    if (person === undefined) {
      const refusal = await refusalOf(context, visit.formerEmail, request);
      const form = formToken(context, { request, reply });
      if (refusal !== undefined) {
        return show(context, reply, confirmPage({ ...visit, token: form, refused: refusal }));
      }
    }
    const outcome = await confirmAddress(context, { token, sessionId: person?.sessionId });
    if (outcome === "taken") return show(context, reply, takenPage());
    if (outcome === "ended") return show(context, reply, endedPage());
    const path = person === undefined ? "/sign-in" : "/me";
    return reply.redirect(`${path}?told=address`, 303);
  });
}

async function refusalOf(context: PeopleContext, email: string, request: FastifyRequest) {
  const password = entered(request.body, "password");
  const device = deviceOf(context, request);
  const credentials = { email, password, address: request.callerAddress, device };
  const proven = await provePassword(context, credentials);
  return typeof proven === "string" ? proven : undefined;
}

interface AddressChange {
  email: string;
  formerEmail: string;
  newAccess: string[];
  person: SignedIn | undefined;
}

async function findVisit(
  context: PeopleContext,
  token: string,
  request: FastifyRequest,
): Promise<AddressChange | undefined> {
  const { db, now } = context;
  const change = await findByProof(db, { tokenHash: hashToken(token), now: now() });
  if (change === undefined) return undefined;
  const { email, formerEmail, personId } = change;
  const created = await createdWith(context, db, change);
  const signedIn = await personOf(context, request);
  const person = signedIn?.personId === personId ? signedIn : undefined;
  return { email, formerEmail, newAccess: created, person };
}
