import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { PeopleContext } from "../context.ts";
import { endedPage } from "../pages/ended.ts";
import { entered, problemsIn } from "../pages/form.ts";
import { checkForm, formToken } from "../pages/form-token.ts";
import { show } from "../pages/layout.ts";
import { withNext } from "../pages/safe-path.ts";
import { hashPassword } from "../passwords/hash.ts";
import { problemOfPassword } from "../passwords/password.ts";
import { problemOfName } from "../persons/person.ts";
import { beginSession, personOf } from "../sessions/session.ts";
import { findInvited, type InvitedPerson, join } from "./join.ts";
import { joinPage, signedInJoinPage } from "./page.ts";

const Params = Type.Object({ token: Type.String() });
const secretPage = {
  schema: { params: Params, hide: true },
  config: { plain: true, secretPath: true },
};

export function joinRoutes(server: Server, context: PeopleContext): void {
  server.get("/join/:token", secretPage, async (request, reply) => {
    const invited = await findInvited(context, request.params.token);
    if (invited === undefined) return show(context, reply, endedPage());
    const person = await personOf(context, request);
    const token = formToken(context, { request, reply }, person);
    if (person !== undefined) {
      return show(context, reply, signedInJoinPage(person, invited, token));
    }
    if (invited.hasPassword) {
      return reply.redirect(withNext("/sign-in", `/join/${request.params.token}`), 303);
    }
    return show(context, reply, joinPage({ token, invited }));
  });

  server.post("/join/:token", secretPage, async (request, reply) => {
    const { token } = request.params;
    const person = await personOf(context, request);
    checkForm(context, request, person);
    const invited = await findInvited(context, token);
    if (invited === undefined) return show(context, reply, endedPage());
    if (person?.personId === invited.personId) {
      const isIn = await join(context, { token, name: "", hash: undefined });
      return isIn ? reply.redirect(context.home, 303) : show(context, reply, endedPage());
    }
    if (person !== undefined || invited.hasPassword) {
      return reply.redirect(`/join/${token}`, 303);
    }
    return await joinAnew(context, invited, { request, reply, token });
  });
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  token: string;
}

async function joinAnew(
  context: PeopleContext,
  invited: InvitedPerson,
  { request, reply, token }: Visit,
): Promise<FastifyReply> {
  const name = onOneLine(entered(request.body, "name"));
  const password = entered(request.body, "password");
  const problems = problemsIn({
    name: invited.name === null ? problemOfName(name) : undefined,
    password: problemOfPassword(password, invited.email),
  });
  if (problems !== undefined) {
    const own = formToken(context, { request, reply });
    return show(context, reply, joinPage({ token: own, invited, name, problems }));
  }
  const hash = await hashPassword(password, context.passwordCost);
  if (!(await join(context, { token, name, hash }))) return show(context, reply, endedPage());
  await beginSession(context, { personId: invited.personId, hash }, { request, reply });
  return reply.redirect(context.home, 303);
}
