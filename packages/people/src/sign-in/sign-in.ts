/*
 * Signing in takes a password and, from those who turned it on, a second factor. Nothing before
 * the last of them makes a session.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { removeLostFactor } from "../lost-factors/store.ts";
import { changeMail } from "../mails.ts";
import { withNext } from "../pages/safe-path.ts";
import { type Claim, type Proven, provePassword } from "../passwords/prove.ts";
import { findPerson } from "../persons/store.ts";
import { hasSecondFactor, takeCode } from "../second-factors/second-factor.ts";
import { beginSession } from "../sessions/session.ts";
import { giveBack, takeGuess } from "../throttle/guesses.ts";
import { beginChallenge } from "./challenge.ts";

/** Who has a password, for those who sign in without a page; counted as a sign-in is. */
export async function checkPassword(
  context: PeopleContext,
  claim: Claim,
): Promise<{ personId: string } | "wrong" | "throttled" | "second-factor"> {
  const proven = await provePassword(context, claim);
  if (typeof proven === "string") return proven;
  const personId = proven.person.id;
  return (await hasSecondFactor(context, personId)) ? "second-factor" : { personId };
}

interface Arrival {
  request: FastifyRequest;
  reply: FastifyReply;
  next: string | undefined;
}

/** Goes on after a right password: to the second factor, or to where one was going. */
export async function welcome(
  context: PeopleContext,
  { person, hash }: Proven,
  { request, reply, next }: Arrival,
): Promise<FastifyReply> {
  if (await hasSecondFactor(context, person.id)) {
    beginChallenge(context, { personId: person.id, hash }, reply);
    return reply.redirect(withNext("/second-factor", next), 303);
  }
  const hasBegun = await beginSession(context, { personId: person.id, hash }, { request, reply });
  return reply.redirect(hasBegun ? (next ?? context.home) : withNext("/sign-in", next), 303);
}

/** Tries a code of the second factor; the tenth wrong one is told by mail. */
export async function tryCode(
  context: PeopleContext,
  personId: string,
  code: string,
): Promise<"right" | "wrong" | "throttled"> {
  const guess = ["codesByAccount", personId] as const;
  const left = await takeGuess(context.db, guess, context.now());
  if (left === "none") return "throttled";
  const isRight = await atomically(context.db, async (db) => {
    if (!(await takeCode({ ...context, db }, personId, code))) return false;
    // Whoever uses it has not lost it.
    await removeLostFactor(db, personId);
    return true;
  });
  if (isRight) {
    await giveBack(context.db, [guess]);
    return "right";
  }
  if (left === "last") await tellOfGuessing(context, personId);
  return "wrong";
}

// Whoever enters codes knows the password.
async function tellOfGuessing(
  { db, post, publicUrl, productName }: PeopleContext,
  personId: string,
): Promise<void> {
  const person = await findPerson(db, personId);
  if (person === undefined || person.erasedAt !== null) return;
  const what = "Ten wrong codes were entered after your password";
  const link = `${publicUrl}/forgot`;
  await post.send(db, changeMail({ to: person.email, productName, link, what }));
}
