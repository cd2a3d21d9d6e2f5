/*
 * Assigns an owner to an ownerless live merchant. The operator may be deceived: all users and the
 * contact addresses of 90 days can object for 48 hours by the database clock. Then an operator
 * decides.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import { findPerson, findPersonOfEmail } from "@frontdesk/people/persons/store";
import { createToken, hashToken } from "@frontdesk/people/token";
import { invalid } from "@frontdesk/server/refusal";
import type { Context } from "../../../core/context.ts";
import { type Id, newId, shardOf } from "../../../core/ids.ts";
import { keepAct } from "../audit-log/record.ts";
import { hasOwner, listConcerned } from "../contacts.ts";
import { assignmentRefusals as refusals } from "../refusals.ts";
import { titleOf } from "../row.ts";
import { lockMerchant } from "../store.ts";
import { appointOwner } from "../users/appoint.ts";
import {
  endAssignment,
  insertAssignment,
  insertNotice,
  listDueAssignments,
  lockAssignment,
  type OwnerAssignmentRow,
  overruleAssignment,
} from "./store.ts";

export interface ByOperator {
  actor: "operator" | `person:${Id}`;
  address: string;
}

/** Requires a transaction. */
export async function nameOwner(
  context: Pick<Context, "db" | "now" | "post" | "settings">,
  by: ByOperator,
  { merchantId, email }: { merchantId: Id; email: string },
): Promise<OwnerAssignmentRow> {
  const { db, post, settings } = context;
  const merchant = await lockMerchant(db, merchantId);
  if (merchant.test) throw refusals.testMerchant();
  if (await hasOwner(db, merchantId)) throw refusals.hasOwner();
  const person = await findPersonOfEmail(db, email);
  if (person === undefined || person.signedInAt === null) throw invalid([refusals.noPerson()]);
  // Anyone can sign up with a future owner's address.
  if (person.emailVerifiedAt === null) throw invalid([refusals.unconfirmed()]);
  const personId = person.id;
  const row = await insertAssignment(db, { id: newId(shardOf(merchantId)), merchantId, personId });
  const { id, dueAt } = row;
  for (const to of await listConcerned(db, merchant)) {
    const token = createToken();
    await insertNotice(db, id, { email: to, tokenHash: hashToken(token) });
    const link = `${settings.publicUrl}/owner-objections/${id}${token}`;
    const notice = { merchant: titleOf(merchant), named: person.email, dueAt, link };
    await post.send(db, assignmentMail(to, notice));
  }
  await keep(context, row, { by, act: "user.name", after: { due: dueAt.toISOString() } });
  return row;
}

export async function decideAssignment(
  context: Pick<Context, "db" | "now">,
  by: ByOperator,
  { merchantId, id, isRefused }: { merchantId: Id; id: Id; isRefused: boolean },
): Promise<OwnerAssignmentRow> {
  const { db } = context;
  const row = await lockAssignment(db, id);
  if (row === undefined || row.merchantId !== merchantId) throw refusals.notFound();
  const isOpen = row.state === "objected" || (isRefused && row.endedAt === null);
  if (!isOpen) throw refusals.decided();
  if (isRefused) await endAssignment(db, id, "refused");
  else await overruleAssignment(db, id);
  await keep(context, row, { by, act: isRefused ? "user.refuse" : "user.overrule" });
  return (await lockAssignment(db, id))!;
}

export async function appointDue(context: Context): Promise<void> {
  const { db, log } = context;
  for (const { id } of await listDueAssignments(db)) {
    try {
      await atomically(db, (db) => appoint({ ...context, db }, id));
    } catch (err) {
      log.error({ err, id }, "an owner assignment failed");
    }
  }
}

async function appoint(context: Context, id: Id): Promise<void> {
  const { db, now, log } = context;
  const row = await lockAssignment(db, id);
  if (row?.state !== "waiting" && row?.state !== "overruled") return;
  const { merchantId, personId } = row;
  await lockMerchant(db, merchantId);
  const person = await findPerson(db, personId);
  const isVoid = person === undefined || person.erasedAt !== null;
  if (isVoid || (await hasOwner(db, merchantId))) return await endAssignment(db, id, "lapsed");
  await appointOwner(db, { merchantId, personId, email: person.email, now: now() });
  await endAssignment(db, id, "named");
  await keep(context, row, { by: system, act: "user.appoint", after: { role: "owner" } });
  log.info({ merchantId, personId }, "assigned an owner");
}

async function keep(
  context: Pick<Context, "db" | "now">,
  { merchantId, personId }: OwnerAssignmentRow,
  { by, ...done }: { by: ByOperator | typeof system; act: string; after?: object },
): Promise<void> {
  await keepAct(context, by, { merchantId, subject: personId, ...done });
}

const system = { actor: "system", address: "" } as const;

interface NoticeInput {
  merchant: string;
  named: string;
  dueAt: Date;
  link: string;
}

function assignmentMail(to: string, { merchant, named, dueAt, link }: NoticeInput): Mail {
  const due = dueAt.toISOString().replace("T", " ").slice(0, 16);
  return {
    to,
    subject: "Your merchant is about to get an owner",
    text: [
      "We received a request to assign an owner to a merchant without one. Its name is:",
      quoted(merchant),
      "The new owner has this address:",
      quoted(named),
      "An owner can do everything at the merchant and manages its users. Ownership begins on " +
        `${due} UTC, unless someone objects before.`,
      "If you expected this, do nothing. Otherwise open this link to object.",
      link,
    ].join("\n\n"),
    link,
  };
}
