/* The random token, stored as a hash only, is renewed at every sign-in. A session ends after 30
   days without a request, and after 90 days in any case. */
import { randomUUID } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { sealDevice } from "../passwords/device.ts";
import { findPasswordHash } from "../passwords/store.ts";
import { lockPerson, noteActivity, noteSignIn, noteSignOut } from "../persons/store.ts";
import { hasSecondFactor } from "../second-factors/second-factor.ts";
import { createToken, hashToken } from "../token.ts";
import { longestAgeSeconds, readCookie, setCookie } from "./cookies.ts";
import { extendSession, findSession, insertSession, removeSession } from "./store.ts";

export interface SignedIn {
  personId: string;
  email: string;
  name: string | null;
  emailVerified: boolean;
  sessionId: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const lifetimeMs = 30 * dayMs;
const longestMs = 90 * dayMs;
const touchMs = 60 * 60 * 1000;

export async function personOf(
  { db, now, publicUrl }: PeopleContext,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const token = readCookie(request, "session", publicUrl);
  if (token === undefined) return undefined;
  const at = now();
  const session = await findSession(db, hashToken(token), at);
  if (session === undefined) return undefined;
  const { seenAt, createdAt, ...person } = session;
  request.callerId = `person:${person.personId}`;
  if (at.getTime() - seenAt.getTime() > touchMs) {
    const end = createdAt.getTime() + longestMs;
    const expiresAt = new Date(Math.min(at.getTime() + lifetimeMs, end));
    await extendSession(db, { id: person.sessionId, now: at, expiresAt });
    await noteActivity(db, person.personId, at);
  }
  return person;
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface SessionInput {
  personId: string;
  hash: string;
  isProved?: boolean;
  isContinued?: boolean;
}

/** False after a password change, a new second factor, or an erasure. */
export async function beginSession(
  context: PeopleContext,
  { personId, hash, isProved = false, isContinued = false }: SessionInput,
  { request, reply }: Visit,
): Promise<boolean> {
  const { db, now, keyring, publicUrl } = context;
  const token = createToken();
  const at = now();
  const earlier = readCookie(request, "session", publicUrl);
  const hasBegun = await atomically(db, async (db) => {
    if ((await lockPerson(db, personId)) === undefined) return false;
    if ((await findPasswordHash(db, personId)) !== hash) return false;
    // Turned on after the password was proved.
    const isBare = !isProved && !isContinued;
    if (isBare && (await hasSecondFactor({ db, keyring }, personId))) return false;
    const replaced =
      earlier === undefined ? undefined : await findSession(db, hashToken(earlier), at);
    if (replaced !== undefined) await removeSession(db, replaced.sessionId, replaced.personId);
    await insertSession(db, {
      id: randomUUID(),
      personId,
      tokenHash: hashToken(token),
      address: request.callerAddress.slice(0, 100),
      browser: (request.headers["user-agent"] ?? "").slice(0, 300),
      now: at,
      expiresAt: new Date(at.getTime() + lifetimeMs),
      provedAt: isProved ? at : null,
    });
    await noteSignIn(db, personId, at);
    return true;
  });
  if (!hasBegun) return false;
  setCookie(reply, { name: "session", value: token, maxAgeSeconds: longestAgeSeconds }, publicUrl);
  await knowDevice(context, personId, { request, reply });
  return true;
}

export function deviceOf({ publicUrl }: PeopleContext, request: FastifyRequest) {
  return readCookie(request, "device", publicUrl);
}

export async function knowDevice(
  context: PeopleContext,
  personId: string,
  { request, reply }: Visit,
): Promise<void> {
  const value = await sealDevice(context, personId, deviceOf(context, request));
  const cookie = { name: "device", value, maxAgeSeconds: longestAgeSeconds } as const;
  setCookie(reply, cookie, context.publicUrl);
}

export async function endSession(
  context: PeopleContext,
  { sessionId, personId }: SignedIn,
  reply: FastifyReply,
): Promise<void> {
  const { db, now, publicUrl } = context;
  await atomically(db, async (db) => {
    await removeSession(db, sessionId, personId);
    await noteSignOut(db, personId, now());
  });
  setCookie(reply, { name: "session", value: "" }, publicUrl);
}
