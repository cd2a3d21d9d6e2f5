// Between password and second-factor code there is no session. A sealed cookie holds the person for
// ten minutes, until the password changes.
import { readToken, writeToken } from "@frontdesk/platform/sealing/own-keys";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { findPasswordHash } from "../passwords/store.ts";
import { readCookie, setCookie } from "../sessions/cookies.ts";
import type { SessionInput } from "../sessions/session.ts";
import { hashToken } from "../token.ts";

const lifetimeSeconds = 600;
const binding = { purpose: "sign-in challenge", context: "" };

export function beginChallenge(
  { keyring, now, publicUrl }: PeopleContext,
  { personId, hash }: SessionInput,
  reply: FastifyReply,
): void {
  const until = now().getTime() + lifetimeSeconds * 1000;
  const value = writeToken(keyring, binding, JSON.stringify([personId, until, markOf(hash)]));
  setCookie(reply, { name: "challenge", value, maxAgeSeconds: lifetimeSeconds }, publicUrl);
}

export async function challengedPerson(
  { db, keyring, now, publicUrl }: PeopleContext,
  request: FastifyRequest,
): Promise<SessionInput | undefined> {
  const value = readCookie(request, "challenge", publicUrl);
  const opened = value === undefined ? undefined : readToken(keyring, binding, value);
  if (opened === undefined) return undefined;
  const [personId, until, mark] = JSON.parse(opened.toString()) as [string, number, string];
  if (until <= now().getTime()) return undefined;
  const hash = await findPasswordHash(db, personId);
  return hash !== undefined && markOf(hash) === mark ? { personId, hash } : undefined;
}

export function endChallenge({ publicUrl }: PeopleContext, reply: FastifyReply): void {
  setCookie(reply, { name: "challenge", value: "" }, publicUrl);
}

function markOf(hash: string): string {
  return hashToken(hash).toString("base64url").slice(0, 22);
}
