/* Another app for a merchant that lost its app or key. For a live one, the contact address and
   all with access can object for 48 hours: people by a mailed link, apps by removing the pending
   access. */
import { createHash, randomBytes } from "node:crypto";
import { atomically } from "@frontdesk/database/atomically";
import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import type { Context } from "../../../core/context.ts";
import { type Id, newId, newShard } from "../../../core/ids.ts";
import { admitApp, hasAccess } from "../access.store.ts";
import { listConcerned } from "../contacts.ts";
import { accessRecoveryRefusals } from "../refusals.ts";
import { type MerchantRow, titleOf } from "../row.ts";
import { findMerchant } from "../store.ts";
import {
  type AccessRecoveryRow,
  findOpenRecovery,
  insertRecovery,
  objectTo,
  takeDue,
} from "./store.ts";

const noticeMs = 48 * 60 * 60 * 1000;

/** Requires a database transaction. */
export async function beginRecovery(
  context: Pick<Context, "db" | "now" | "post" | "settings">,
  merchant: MerchantRow,
  appId: Id,
): Promise<AccessRecoveryRow> {
  const { db, now } = context;
  const { id: merchantId, test } = merchant;
  if (await hasAccess(db, { merchantId, callerId: appId }))
    throw accessRecoveryRefusals.hasAccess();
  const createdAt = now();
  const dueAt = new Date(createdAt.getTime() + (test ? 0 : noticeMs));
  const state = test ? "granted" : "waiting";
  const row: AccessRecoveryRow = {
    id: newId(newShard()),
    merchantId,
    appId,
    createdAt,
    dueAt,
    state,
  };
  const token = test ? undefined : randomBytes(32).toString("base64url");
  await insertRecovery(db, { ...row, objectionHash: token ? hashOf(token) : null });
  if (token === undefined) await admitApp(db, { merchantId, appId });
  else await tell(context, { merchant, recovery: row, token });
  return row;
}

async function tell(
  { db, post, settings }: Pick<Context, "db" | "post" | "settings">,
  {
    merchant,
    recovery,
    token,
  }: { merchant: MerchantRow; recovery: AccessRecoveryRow; token: string },
): Promise<void> {
  const link = `${settings.publicUrl}/objections/${token}`;
  const notice = {
    merchant: titleOf(merchant),
    appId: recovery.appId,
    dueAt: recovery.dueAt,
    link,
  };
  const concerned = await listConcerned(db, merchant);
  await post.send(db, ...concerned.map((to) => recoveryMail(to, notice)));
}

export async function grantDue({ db, now, log }: Context): Promise<void> {
  const granted = await atomically(db, async (db) => {
    const due = await takeDue(db, now());
    for (const { merchantId, appId } of due) await admitApp(db, { merchantId, appId });
    return due;
  });
  for (const { merchantId, appId } of granted) {
    log.info({ merchantId, appId }, "gave a merchant access through another app");
  }
}

export async function findObjectionable(
  { db, now }: Pick<Context, "db" | "now">,
  token: string,
): Promise<{ recovery: AccessRecoveryRow; merchant: string } | undefined> {
  const row = await findOpenRecovery(db, { objectionHash: hashOf(token), now: now() });
  const merchant = row && (await findMerchant(db, row.merchantId));
  return row && merchant && { recovery: row, merchant: titleOf(merchant) };
}

export async function object(
  { db, now, log }: Pick<Context, "db" | "now" | "log">,
  { merchantId, appId }: { merchantId: Id; appId: Id },
): Promise<boolean> {
  const isEnded = await objectTo(db, { merchantId, appId, now: now() });
  if (isEnded) log.warn({ merchantId, appId }, "objection to an app for a merchant");
  return isEnded;
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

interface NoticeInput {
  merchant: string;
  appId: Id;
  dueAt: Date;
  link: string;
}

function recoveryMail(to: string, { merchant, appId, dueAt, link }: NoticeInput): Mail {
  const due = dueAt.toISOString().replace("T", " ").slice(0, 16);
  return {
    to,
    subject: "Another app is about to get access to your merchant",
    text: [
      "We received a request to give another app access to a merchant that lost its " +
        "own. Its name is:",
      quoted(merchant),
      `The app ${appId} can then do everything that the merchant's apps can do. Access begins on ` +
        `${due} UTC, unless someone objects before.`,
      "If you expected this, do nothing. Otherwise open this link to object.",
      link,
    ].join("\n\n"),
    link,
  };
}
