import { html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { entered, field, nextField, notice, tokenField } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { type RenderedPage, show } from "../pages/layout.ts";
import { safePath } from "../pages/safe-path.ts";
import { provePassword } from "../passwords/prove.ts";
import { findPerson } from "../persons/store.ts";
import { personOfProof } from "../proofs/proof.ts";
import { deviceOf, personOf, type SignedIn } from "../sessions/session.ts";
import { type SignInProblem, throttledText } from "../sign-in/page.ts";
import { greeting } from "../sign-in/sign-in.ts";
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

interface VerificationForm {
  token: string;
  next: string | undefined;
  email: string;
  person: SignedIn | undefined;
  refused?: SignInProblem;
}

function closedPage(person: SignedIn | undefined, isConfirmed: boolean): RenderedPage {
  if (person !== undefined && isConfirmed) {
    return {
      title: "Your address is confirmed",
      person,
      body: html`<p><strong>${person.email}</strong></p>
<p>You can close this page.</p>
<p><a class="way" href="/me">Go to your account</a></p>`,
    };
  }
  return {
    title: "This link is not valid",
    status: 404,
    body: html`<p>A link works once, for three days. If you used it, your address is confirmed.
Otherwise it has expired or is incomplete: sign in and request another link.</p>
<p><a class="way" href="/sign-in">Sign in</a></p>`,
  };
}

function verificationPage(form: VerificationForm): RenderedPage {
  const { token, next, email, person, refused } = form;
  const problem = refused === "wrong" ? "The password is wrong." : undefined;
  return {
    title: "Confirm your address",
    status: refused === undefined ? 200 : refused === "wrong" ? 400 : 429,
    hasProblem: refused !== undefined,
    person,
    token,
    body: html`${refused === "throttled" && notice(throttledText, true)}
<p><strong>${email}</strong></p>
<form method="post">
${tokenField(token)}${nextField(next)}
${
  person === undefined &&
  field({
    name: "password",
    label: "Password from your sign-up",
    type: "password",
    problem,
    autocomplete: "current-password",
    isFocused: true,
  })
}
<button type="submit">Confirm</button>
</form>
${
  person === undefined &&
  html`<p class="below quiet">Did you not sign up yourself?
<a href="/forgot">Choose your own password</a>.</p>`
}`,
  };
}
