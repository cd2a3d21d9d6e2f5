import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "../context.ts";
import { changeMail } from "../mails.ts";
import { findPasswordHash, setPassword } from "../passwords/store.ts";
import { removeRequest } from "../persons/address-changes.store.ts";
import { lockPerson, type Person, verifyEmail } from "../persons/store.ts";
import { removeProofs } from "../proofs/store.ts";
import { removeOtherSessions } from "../sessions/store.ts";

export interface Choice {
  personId: string;
  hash: string;
  byMail: boolean;
}

/** Joins the caller's transaction. Ends every session and every earlier mailed link. */
export async function choosePassword(
  { now, post, publicUrl, productName }: PeopleContext,
  db: Database,
  { personId, hash, byMail }: Choice,
): Promise<{ person: Person; isFirst: boolean } | undefined> {
  const person = await lockPerson(db, personId);
  if (person === undefined) return undefined;
  const isFirst = (await findPasswordHash(db, personId)) === undefined;
  await setPassword(db, { personId, hash, now: now() });
  if (byMail) await verifyEmail(db, personId, now());
  await removeProofs(db, personId);
  await removeRequest(db, personId);
  await removeOtherSessions(db, personId, undefined);
  const link = `${publicUrl}/forgot`;
  const what = "New password";
  // Strangers can sign up with any address, so an unproved one gets no mail.
  const isNotified = !isFirst && (byMail || person.emailVerifiedAt !== null);
  if (isNotified) await post.send(db, changeMail({ to: person.email, productName, link, what }));
  return { person, isFirst };
}
