/*
 * What a person decided at the desk about an application that asks to act for them, as the browser
 * carries it back to the service that was asked. It holds the very request, can be neither read nor
 * changed on its way, is good for a minute by the clock of the database, and only as long as the
 * session goes on in which it was decided. That it works once is up to the service.
 */
import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { readToken, writeToken } from "@frontdesk/platform/sealing/own-keys";
import { consentPurpose } from "../own-keys.ts";
import { findPerson } from "../persons/store.ts";
import type { SignedIn } from "../sessions/session.ts";
import { hasOpenSession } from "../sessions/store.ts";
import { goodForMs } from "./assertion.ts";
import { getHere } from "./store.ts";

export interface Continuation {
  /** Drawn anew each time. */
  id: string;
  personId: string;
  sessionId: string;
  decision: "allow" | "deny";
  /** The parameters of the request, as a query. */
  query: string;
}

interface Kept extends Continuation {
  installation: string;
  /** By the clock of the database, in ms since 1970. */
  at: number;
}

interface Ground {
  db: Database;
  keyring: Keyring;
  now: () => Date;
}

const binding = { purpose: consentPurpose, context: "" };

/** What the browser of whoever decided is sent back with. */
export async function writeContinuation(
  { db, keyring }: Omit<Ground, "now">,
  { personId, sessionId }: Pick<SignedIn, "personId" | "sessionId">,
  { decision, query }: Pick<Continuation, "decision" | "query">,
): Promise<string> {
  const { installation, now } = await getHere(db);
  const at = now.getTime();
  const id = randomUUID();
  const kept: Kept = { id, personId, sessionId, decision, query, installation, at };
  return writeToken(keyring, binding, JSON.stringify(kept));
}

/** What was decided and by whom, or why that is not believed. */
export async function readContinuation(
  { db, keyring, now }: Ground,
  text: string,
): Promise<(Continuation & { person: SignedIn }) | "damaged" | "late" | "signed out"> {
  const plain = readToken(keyring, binding, text);
  if (plain === undefined) return "damaged";
  const { installation, at, ...decided } = JSON.parse(plain.toString()) as Kept;
  const here = await getHere(db);
  if (installation !== here.installation) return "damaged";
  // The clock of a database that takes over may be behind.
  if (Math.abs(here.now.getTime() - at) > goodForMs) return "late";
  const { personId, sessionId } = decided;
  const person = await findPerson(db, personId);
  const isOpen = await hasOpenSession(db, { id: sessionId, personId, now: now() });
  if (!isOpen || person === undefined || person.erasedAt !== null) return "signed out";
  const { email, name, emailVerifiedAt } = person;
  const emailVerified = emailVerifiedAt !== null;
  return { ...decided, person: { personId, sessionId, email, name, emailVerified } };
}
