/* A stranger may have deceived the operator. A mail gives the person 48 hours to object, by the
   database clock. Every change of a factor locks its row first. */
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { PeopleContext } from "../context.ts";
import { changeMail, lostFactorMail } from "../mails.ts";
import { findPerson, lockPerson, type Person } from "../persons/store.ts";
import { endSecondFactor } from "../second-factors/ended.store.ts";
import { hasSecondFactor } from "../second-factors/second-factor.ts";
import { lockSecondFactor } from "../second-factors/store.ts";
import { removeOtherSessions } from "../sessions/store.ts";
import { createToken, hashToken } from "../token.ts";
import { lostFactorRefusals as refusals } from "./refusals.ts";
import {
  findLostFactor,
  findObjectionable,
  insertLostFactor,
  keepFactor,
  type LostFactor,
} from "./store.ts";

export interface Report {
  personId: string;
  operatorId: string | undefined;
}

export async function reportLost(
  context: PeopleContext,
  db: Database,
  { personId, operatorId }: Report,
): Promise<LostFactor> {
  const person = await lockPerson(db, personId);
  await lockSecondFactor(db, personId);
  if (person === undefined || !(await hasSecondFactor({ ...context, db }, personId))) {
    throw refusals.noFactor();
  }
  const token = createToken();
  const lost = await insertLostFactor(db, { personId, tokenHash: hashToken(token) });
  if (lost === undefined) throw refusals.isReported();
  const { post, productName, publicUrl } = context;
  const link = `${publicUrl}/factor-objections/${token}`;
  const operator = operatorId === undefined ? undefined : await findPerson(db, operatorId);
  const requestedBy = operator === undefined ? "The operator" : (operator.name ?? operator.email);
  const notice = { productName, link, requester: requestedBy, dueAt: lost.dueAt };
  await post.send(db, lostFactorMail({ to: person.email, ...notice }));
  return lost;
}

/** Joins the caller's transaction. */
export async function endLost(
  { post, productName, publicUrl }: PeopleContext,
  db: Database,
  personId: string,
): Promise<void> {
  const person = await lockPerson(db, personId);
  await lockSecondFactor(db, personId);
  const lost = await findLostFactor(db, personId);
  if (person === undefined || lost === undefined) throw refusals.notReported();
  if (lost.objectedAt !== null) throw refusals.objected();
  if (!lost.isDue) throw refusals.tooEarly();
  await endSecondFactor(db, personId);
  await removeOtherSessions(db, personId, undefined);
  const what = "An operator turned off the second factor";
  const link = `${publicUrl}/forgot`;
  await post.send(db, changeMail({ to: person.email, productName, link, what }));
}

export async function findObjector(
  { db }: Pick<PeopleContext, "db">,
  token: string,
): Promise<Person | undefined> {
  const personId = await findObjectionable(db, hashToken(token));
  return personId === undefined ? undefined : await findPerson(db, personId);
}

export async function objectToEnd(
  { db, log }: Pick<PeopleContext, "db" | "log">,
  { token, personId }: { token: string; personId: string },
): Promise<boolean> {
  return await atomically(db, async (db) => {
    await lockSecondFactor(db, personId);
    const isKept = await keepFactor(db, hashToken(token));
    if (isKept) log.warn({ personId }, "a person objected to the end of their second factor");
    return isKept;
  });
}
