import { atomically } from "@frontdesk/database/atomically";
import type { PeopleContext } from "../context.ts";
import { changeMail, newFactorMail } from "../mails.ts";
import { lockPerson } from "../persons/store.ts";
import { pictureOf } from "../second-factors/picture.ts";
import { confirm, propose, proposedSecret } from "../second-factors/second-factor.ts";
import { otpauthUri, writtenSecret } from "../second-factors/totp.ts";
import type { SignedIn } from "../sessions/session.ts";
import { proveSession, removeOtherSessions } from "../sessions/store.ts";

export interface ProposedFactor {
  key: string;
  uri: string;
  picture: string;
}

/** The caller has proved the password. */
export async function proposeFactor(
  context: PeopleContext,
  { personId, email }: SignedIn,
): Promise<ProposedFactor | undefined> {
  if (!(await propose(context, personId))) return undefined;
  const secret = await proposedSecret(context, personId);
  if (secret === undefined) return undefined;
  const uri = otpauthUri(secret, { issuer: context.productName, email });
  return { key: writtenSecret(secret), uri, picture: pictureOf(uri) };
}

export async function enableFactor(
  context: PeopleContext,
  person: SignedIn,
  code: string,
): Promise<string[] | undefined> {
  const { personId, sessionId } = person;
  return await atomically(context.db, async (db) => {
    if ((await lockPerson(db, personId)) === undefined) return undefined;
    const confirmed = await confirm({ ...context, db }, personId, code);
    if (confirmed === undefined) return undefined;
    await proveSession(db, { id: sessionId, now: context.now() });
    // The other sessions began with a password alone.
    await removeOtherSessions(db, personId, sessionId);
    const { post, productName, publicUrl } = context;
    const link = `${publicUrl}/second-factor-objections/${confirmed.objection}`;
    await post.send(db, newFactorMail({ to: person.email, productName, link }));
    return confirmed.backupCodes;
  });
}

export async function tell(
  { db, post, productName, publicUrl }: PeopleContext,
  { email }: SignedIn,
  what: string,
): Promise<void> {
  const link = `${publicUrl}/forgot`;
  await post.send(db, changeMail({ to: email, productName, link, what }));
}
