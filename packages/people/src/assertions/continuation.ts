/* Carries a sealed consent decision from the desk to the service through the browser. It is valid
   for one minute by the database clock. The service enforces single use. */
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
  id: string;
  personId: string;
  sessionId: string;
  decision: "allow" | "deny";
  query: string;
}

interface StoredContinuation extends Continuation {
  installation: string;
  /** Database clock, in ms since 1970. */
  at: number;
}

interface ContinuationContext {
  db: Database;
  keyring: Keyring;
  now: () => Date;
}

const binding = { purpose: consentPurpose, context: "" };

export async function writeContinuation(
  { db, keyring }: Omit<ContinuationContext, "now">,
  { personId, sessionId }: Pick<SignedIn, "personId" | "sessionId">,
  { decision, query }: Pick<Continuation, "decision" | "query">,
): Promise<string> {
  const { installation, now } = await getHere(db);
  const at = now.getTime();
  const id = randomUUID();
  const kept: StoredContinuation = { id, personId, sessionId, decision, query, installation, at };
  return writeToken(keyring, binding, JSON.stringify(kept));
}

export async function readContinuation(
  { db, keyring, now }: ContinuationContext,
  text: string,
): Promise<(Continuation & { person: SignedIn }) | "damaged" | "late" | "signed out"> {
  const plain = readToken(keyring, binding, text);
  if (plain === undefined) return "damaged";
  const { installation, at, ...decided } = JSON.parse(plain.toString()) as StoredContinuation;
  const here = await getHere(db);
  if (installation !== here.installation) return "damaged";
  // The database clock may be behind after a failover.
  if (Math.abs(here.now.getTime() - at) > goodForMs) return "late";
  const { personId, sessionId } = decided;
  const person = await findPerson(db, personId);
  const isOpen = await hasOpenSession(db, { id: sessionId, personId, now: now() });
  if (!isOpen || person === undefined || person.erasedAt !== null) return "signed out";
  const { email, name, emailVerifiedAt } = person;
  const emailVerified = emailVerifiedAt !== null;
  return { ...decided, person: { personId, sessionId, email, name, emailVerified } };
}
