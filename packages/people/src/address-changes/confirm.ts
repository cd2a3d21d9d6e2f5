import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "../context.ts";
import { erasePerson } from "../erase.ts";
import {
  type AddressChange,
  findByProof,
  noteChanged,
  removeAddressChange,
} from "../persons/address-changes.store.ts";
import { findPersonOfEmail, lockPerson, updateEmail } from "../persons/store.ts";
import { tokenOfSeed } from "../proofs/proof.ts";
import { removeProofs } from "../proofs/store.ts";
import { removeOtherSessions } from "../sessions/store.ts";
import { hashToken } from "../token.ts";
import { addressChangedMail } from "./mails.ts";

const objectableMs = 7 * 24 * 60 * 60 * 1000;

export class NotProvidedError extends Error {
  readonly reason: "ended" | "taken";

  constructor(reason: "ended" | "taken") {
    super(reason);
    this.reason = reason;
  }
}

export interface Confirming {
  token: string;
  sessionId: string | undefined;
}

export async function confirmAddress(
  context: PeopleContext,
  { token, sessionId }: Confirming,
): Promise<"changed" | "ended" | "taken"> {
  const query = { tokenHash: hashToken(token), now: context.now() };
  return await grantOnce(context, async (inside) => {
    const seen = await findByProof(inside.db, query);
    if (seen === undefined) throw new NotProvidedError("ended");
    await freeAddress(inside, seen.email, seen.personId);
    await lockPerson(inside.db, seen.personId);
    const change = await findByProof(inside.db, query);
    if (change?.personId !== seen.personId) throw new NotProvidedError("ended");
    await giveAddress(inside, { ...change, keptSession: sessionId });
    await noteObjectable(inside, change);
  });
}

/** Retries if another person takes the address at the same time. */
export async function grantOnce(
  context: PeopleContext,
  give: (inside: PeopleContext) => Promise<void>,
): Promise<"changed" | "ended" | "taken"> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      await atomically(context.db, async (db) => await give({ ...context, db }));
      return "changed";
    } catch (error) {
      if (error instanceof NotProvidedError) return error.reason;
      if (!isFirst || !isTakenMeanwhile(error)) throw error;
    }
  }
}

function isTakenMeanwhile(error: unknown): boolean {
  const { constraint } = Object(error) as { constraint?: string };
  return constraint === "persons_email_unique";
}

export async function freeAddress(
  context: PeopleContext,
  email: string,
  personId: string,
): Promise<void> {
  const other = await findPersonOfEmail(context.db, email);
  if (other === undefined || other.id === personId) return;
  const locked = await lockPerson(context.db, other.id);
  if (locked === undefined || locked.email !== other.email) return;
  if (locked.emailVerifiedAt !== null) throw new NotProvidedError("taken");
  const erasing = { personId: other.id, leavesOwnerless: true, isDisowned: true };
  await erasePerson(context, context.db, erasing);
}

interface AddressGrant {
  personId: string;
  email: string;
  keptSession: string | undefined;
}

export async function giveAddress(
  { db, now, lifecycleHooks }: PeopleContext,
  { personId, email, keptSession }: AddressGrant,
): Promise<void> {
  await updateEmail(db, { personId, email, now: now() });
  await removeProofs(db, personId);
  await removeOtherSessions(db, personId, keptSession);
  await lifecycleHooks.onAddressChanged(db, { personId, email });
}

async function noteObjectable(context: PeopleContext, change: AddressChange): Promise<void> {
  const { db, now, keyring, post, publicUrl, productName } = context;
  const { personId, objectionSeed, formerEmail: to, email } = change;
  if (objectionSeed === null) return await removeAddressChange(db, personId);
  const endsAt = new Date(now().getTime() + objectableMs);
  await noteChanged(db, { personId, now: now(), endsAt });
  const link = `${publicUrl}/address-objections/${tokenOfSeed(keyring, objectionSeed)}`;
  await post.send(db, addressChangedMail({ to, productName, link, email, endsAt }));
}

export async function createdWith(
  { lifecycleHooks }: PeopleContext,
  db: Database,
  { email, personId }: Pick<AddressChange, "email" | "personId">,
): Promise<string[]> {
  const other = await findPersonOfEmail(db, email);
  if (other === undefined || other.id === personId || other.emailVerifiedAt !== null) return [];
  return await lifecycleHooks.listNewAccess(db, other.id);
}
