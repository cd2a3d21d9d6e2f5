import { atomically } from "@frontdesk/database/atomically";
import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import type { FastifyReply } from "fastify";
import type { PeopleContext } from "../context.ts";
import { entered } from "../pages/form.ts";
import { requirePerson } from "../pages/require-person.ts";
import { hashPassword } from "../passwords/hash.ts";
import { problemOfPassword } from "../passwords/password.ts";
import { problemOfName } from "../persons/person.ts";
import { updateName } from "../persons/store.ts";
import { choosePassword } from "../resets/choose.ts";
import { beginSession } from "../sessions/session.ts";
import { removeOtherSessions, removeSession } from "../sessions/store.ts";
import { askForVerification } from "../verifications/verify.ts";
import { formRoutes } from "./form-route.ts";
import { hasPresentPassword } from "./prove.ts";
import { showMe, type Visit } from "./show.ts";

export function meRoutes(server: Server, context: PeopleContext): void {
  const page = { schema: { hide: true }, config: { plain: true } };
  server.get("/me", page, async (request, reply) => {
    const person = await requirePerson(context, { request, reply });
    if (person === undefined) return reply;
    const message = entered(request.query, "told");
    return await showMe(context, { request, reply, person }, { message });
  });

  formRoutes(server, context, {
    "/me/name": (visit) => takeName(context, visit),
    "/me/verification": (visit) => mailAgain(context, visit),
    "/me/password": (visit) => takePassword(context, visit),
    "/me/sessions": (visit) => endSessions(context, visit),
  });
}

async function takeName(context: PeopleContext, visit: Visit): Promise<FastifyReply> {
  const { request, reply, person } = visit;
  const name = onOneLine(entered(request.body, "name"));
  // A name older than the rules may stay.
  const problem = name === person.name ? undefined : problemOfName(name);
  if (problem !== undefined) {
    return await showMe(context, visit, { name, problems: { name: problem } });
  }
  const { personId } = person;
  await atomically(context.db, async (db) => {
    await updateName(db, { personId, name, now: context.now() });
    await context.lifecycleHooks.onPersonChanged(db, { personId, name });
  });
  return reply.redirect("/me?told=name", 303);
}

async function mailAgain(context: PeopleContext, visit: Visit): Promise<FastifyReply> {
  const { request, reply, person } = visit;
  if (person.emailVerified) return reply.redirect("/me", 303);
  const outcome = await askForVerification(context, person, request.callerAddress);
  if (outcome === "throttled") return await showMe(context, visit, { isThrottled: true });
  return reply.redirect("/me?told=mailed", 303);
}

async function takePassword(context: PeopleContext, visit: Visit): Promise<FastifyReply> {
  const { request, reply, person } = visit;
  const { personId, email } = person;
  const password = entered(request.body, "password");
  const problem = problemOfPassword(password, email);
  if (problem !== undefined) {
    return await showMe(context, visit, { problems: { password: problem } });
  }
  const outcome = await hasPresentPassword(context, person, request);
  if (outcome === "throttled") return await showMe(context, visit, { isThrottled: true });
  if (outcome === "wrong") {
    return await showMe(context, visit, { problems: { current: "The password is wrong." } });
  }
  const hash = await changePassword(context, personId, password);
  await beginSession(context, { personId, hash, isContinued: true }, { request, reply });
  return reply.redirect("/me?told=password", 303);
}

async function endSessions(
  { db }: PeopleContext,
  { request, reply, person }: Visit,
): Promise<FastifyReply> {
  const { personId, sessionId } = person;
  const chosen = entered(request.body, "session");
  if (chosen === "others") await removeOtherSessions(db, personId, sessionId);
  else await removeSession(db, chosen, personId);
  return reply.redirect("/me?told=sessions", 303);
}

/** The caller has proved the old password. */
async function changePassword(
  context: PeopleContext,
  personId: string,
  password: string,
): Promise<string> {
  const hash = await hashPassword(password, context.passwordCost);
  await atomically(context.db, async (db) => {
    await choosePassword(context, db, { personId, hash, byMail: false });
  });
  return hash;
}
