/* A session begins only after the last proof. */
import { atomically } from "@frontdesk/database/atomically";
import { networkOf } from "@frontdesk/server/network";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { removeLostFactor } from "../lost-factors/store.ts";
import { changeMail } from "../mails.ts";
import { withNext } from "../pages/safe-path.ts";
import { isFamiliarDevice } from "../passwords/device.ts";
import { type Lease, type ProvenPassword, provePassword } from "../passwords/prove.ts";
import { findPerson } from "../persons/store.ts";
import { hasSecondFactor, takeCode } from "../second-factors/second-factor.ts";
import { beginSession } from "../sessions/session.ts";
import { type Guess, giveBack, takeGuess } from "../throttle/guesses.ts";
import { beginChallenge } from "./challenge.ts";

/** Has the limits of the sign-in page. */
export async function checkPassword(
  context: PeopleContext,
  credentials: Lease,
): Promise<{ personId: string } | "wrong" | "throttled" | "second-factor"> {
  const proven = await provePassword(context, credentials);
  if (typeof proven === "string") return proven;
  const personId = proven.person.id;
  return (await hasSecondFactor(context, personId)) ? "second-factor" : { personId };
}

interface Arrival {
  request: FastifyRequest;
  reply: FastifyReply;
  next: string | undefined;
}

export async function greeting(
  context: PeopleContext,
  { person, hash }: ProvenPassword,
  { request, reply, next }: Arrival,
): Promise<FastifyReply> {
  if (await hasSecondFactor(context, person.id)) {
    beginChallenge(context, { personId: person.id, hash }, reply);
    return reply.redirect(withNext("/second-factor", next), 303);
  }
  const hasBegun = await beginSession(context, { personId: person.id, hash }, { request, reply });
  return reply.redirect(hasBegun ? (next ?? context.home) : withNext("/sign-in", next), 303);
}

export type CodeOrigin = { sessionId: string } | { address: string; device: string | undefined };

export interface CodeTry {
  personId: string;
  code: string;
  from: CodeOrigin;
}

export async function tryCode(
  context: PeopleContext,
  { personId, code, from }: CodeTry,
): Promise<"right" | "wrong" | "throttled"> {
  const guesses = await codeGuesses(context, personId, from);
  const left: string[] = [];
  for (const guess of guesses) {
    const taken = await takeGuess(context.db, guess, context.now());
    if (taken === "none") return "throttled";
    left.push(taken);
  }
  const isRight = await atomically(context.db, async (db) => {
    if (!(await takeCode({ ...context, db }, personId, code))) return false;
    // A used factor is not lost.
    await removeLostFactor(db, personId);
    return true;
  });
  if (isRight) {
    await giveBack(context.db, guesses);
    return "right";
  }
  if (left.includes("last")) await mailAboutGuesses(context, personId);
  return "wrong";
}

/**
 * Strangers with the password use up no attempts of a session or a known device. Known devices
 * share one limit, since a mailed link creates them.
 */
async function codeGuesses(
  context: PeopleContext,
  personId: string,
  from: CodeOrigin,
): Promise<Guess[]> {
  if ("sessionId" in from) return [["codesBySession", from.sessionId]];
  const { address, device } = from;
  if (await isFamiliarDevice(context, { personId, device }))
    return [["codesOnKnownDevices", personId]];
  return [
    ["codesByAccountAndNetwork", JSON.stringify([personId, networkOf(address)])],
    ["codesByAccount", personId],
  ];
}

// Code entry follows the right password.
async function mailAboutGuesses(
  { db, post, publicUrl, productName }: PeopleContext,
  personId: string,
): Promise<void> {
  const person = await findPerson(db, personId);
  if (person === undefined || person.erasedAt !== null) return;
  const what = "Ten wrong codes after your password";
  const link = `${publicUrl}/forgot`;
  await post.send(db, changeMail({ to: person.email, productName, link, what }));
}
