import type { Server } from "@frontdesk/server/server";
import { cleanEmail } from "@frontdesk/server/text/email";
import type { PeopleContext } from "../context.ts";
import { entered } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { safePath, withNext } from "../pages/safe-path.ts";
import { provePassword } from "../passwords/prove.ts";
import { beginSession, deviceOf, endSession, personOf } from "../sessions/session.ts";
import { challengedPerson, endChallenge } from "./challenge.ts";
import { secondFactorPage, signInPage } from "./page.ts";
import { greeting, tryCode } from "./sign-in.ts";

const page = { schema: { hide: true }, config: { plain: true } };

export function signInRoutes(server: Server, context: PeopleContext): void {
  server.get("/sign-in", page, async (request, reply) => {
    const next = safePath(entered(request.query, "next"));
    const person = await personOf(context, request);
    if (person !== undefined) return reply.redirect(next ?? context.home, 303);
    const token = formToken(context, { request, reply });
    const message = entered(request.query, "told");
    return show(context, reply, signInPage({ token, next, message }));
  });

  server.post("/sign-in", page, async (request, reply) => {
    checkForm(context, request);
    const { body } = request;
    const next = safePath(entered(body, "next"));
    const email = cleanEmail(entered(body, "email"));
    const password = entered(body, "password");
    const device = deviceOf(context, request);
    const credentials = { email, password, address: request.callerAddress, device };
    const proven = await provePassword(context, credentials);
    if (typeof proven === "object")
      return await greeting(context, proven, { request, reply, next });
    const token = formToken(context, { request, reply });
    return show(context, reply, signInPage({ token, next, email, refused: proven }));
  });

  server.post("/sign-out", page, async (request, reply) => {
    const person = await personOf(context, request);
    if (person !== undefined) {
      checkForm(context, request, person);
      await endSession(context, person, reply);
    }
    return reply.redirect("/sign-in?told=signed-out", 303);
  });
}

export function secondFactorRoutes(server: Server, context: PeopleContext): void {
  server.get("/second-factor", page, async (request, reply) => {
    const next = safePath(entered(request.query, "next"));
    const entitled = await challengedPerson(context, request);
    if (entitled === undefined) return reply.redirect(withNext("/sign-in", next), 303);
    const token = formToken(context, { request, reply });
    return show(context, reply, secondFactorPage({ token, next }));
  });

  server.post("/second-factor", page, async (request, reply) => {
    checkForm(context, request);
    const next = safePath(entered(request.body, "next"));
    const entitled = await challengedPerson(context, request);
    if (entitled === undefined) return reply.redirect(withNext("/sign-in", next), 303);
    const { personId } = entitled;
    const from = { address: request.callerAddress, device: deviceOf(context, request) };
    const code = entered(request.body, "code");
    const outcome = await tryCode(context, { personId, code, from });
    if (outcome !== "right") {
      const token = formToken(context, { request, reply });
      return show(context, reply, secondFactorPage({ token, next, refused: outcome }));
    }
    endChallenge(context, reply);
    const proved = { ...entitled, isProved: true };
    const hasBegun = await beginSession(context, proved, { request, reply });
    return reply.redirect(hasBegun ? (next ?? context.home) : withNext("/sign-in", next), 303);
  });
}
