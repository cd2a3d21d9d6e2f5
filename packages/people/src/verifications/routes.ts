import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { entered } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { safePath } from "../pages/safe-path.ts";
import { provePassword } from "../passwords/prove.ts";
import { findPerson } from "../persons/store.ts";
import { personOfProof } from "../proofs/proof.ts";
import { deviceOf, personOf, type SignedIn } from "../sessions/session.ts";
import { greeting } from "../sign-in/sign-in.ts";
import { closedPage, verificationPage } from "./page.ts";
import { verify } from "./verify.ts";

const Params = Type.Object({ token: Type.String() });
const secretPage = {
  schema: { params: Params, hide: true },
  config: { plain: true, secretPath: true },
};

export function verificationRoutes(server: Server, context: PeopleContext): void {
  const closed = async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await personOf(context, request);
    const match = person && (await findPerson(context.db, person.personId));
    const isConfirmed = (match?.emailVerifiedAt ?? null) !== null;
    const token = person && formToken(context, { request, reply }, person);
    return show(context, reply, { ...closedPage(person, isConfirmed), token });
  };
  server.get("/verify/:token", secretPage, async (request, reply) => {
    const visit = await findVisit(context, request.params.token, request);
    if (visit === undefined) return closed(request, reply);
    const next = safePath(entered(request.query, "next"));
    const token = formToken(context, { request, reply }, visit.person);
    return show(context, reply, verificationPage({ ...visit, token, next }));
  });

  server.post("/verify/:token", secretPage, async (request, reply) => {
    const link = request.params.token;
    const visit = await findVisit(context, link, request);
    checkForm(context, request, visit?.person);
    if (visit === undefined) return closed(request, reply);
    const next = safePath(entered(request.body, "next"));
    const { email, person } = visit;
    if (person !== undefined) {
      if (!(await verify(context, link))) return closed(request, reply);
      return reply.redirect(next ?? context.home, 303);
    }
    const password = entered(request.body, "password");
    const device = deviceOf(context, request);
    const credentials = { email, password, address: request.callerAddress, device };
    const proven = await provePassword(context, credentials);
    if (typeof proven === "string") {
      const token = formToken(context, { request, reply });
      return show(context, reply, verificationPage({ ...visit, token, next, refused: proven }));
    }
    if (!(await verify(context, link))) return closed(request, reply);
    return await greeting(context, proven, { request, reply, next });
  });
}

async function findVisit(
  context: PeopleContext,
  token: string,
  request: FastifyRequest,
): Promise<{ email: string; person: SignedIn | undefined } | undefined> {
  const { db, now } = context;
  const personId = await personOfProof(db, { token, purpose: "verify", now: now() });
  const owner = personId === undefined ? undefined : await findPerson(db, personId);
  if (owner === undefined) return undefined;
  const signedIn = await personOf(context, request);
  return { email: owner.email, person: signedIn?.personId === owner.id ? signedIn : undefined };
}
