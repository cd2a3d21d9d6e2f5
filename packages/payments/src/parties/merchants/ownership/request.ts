/*
 * A person claims a test merchant by a link to its contact address, valid once within a day.
 * Unknown merchants get the same response.
 */
import { setTimeout as delay } from "node:timers/promises";
import { atomically } from "@frontdesk/database/atomically";
import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import { findPerson, type Person } from "@frontdesk/people/persons/store";
import { createToken, hashToken } from "@frontdesk/people/token";
import type { Context } from "../../../core/context.ts";
import { type Id, isId } from "../../../core/ids.ts";
import { hasOwner } from "../contacts.ts";
import { ownershipRefusals } from "../refusals.ts";
import { type MerchantRow, titleOf } from "../row.ts";
import { findMerchant, lockMerchant } from "../store.ts";
import { mailedTitleOf } from "../trust.ts";
import { appointOwner } from "../users/appoint.ts";
import { saveOwnershipRequest, takeOwnershipRequest } from "./store.ts";

/** Longer than the work: the time reveals nothing. */
const answerMs = 250;

interface OwnershipInput {
  personId: Id;
  merchantId: Id;
}

export async function requestOwnership(context: Context, input: OwnershipInput): Promise<void> {
  await Promise.all([sendLink(context, input), delay(answerMs)]);
}

async function sendLink(context: Context, { personId, merchantId }: OwnershipInput): Promise<void> {
  const { db, limits, post, settings } = context;
  if (await limits.take("claimsByMerchant", merchantId).then(no, yes)) return;
  const merchant = await findMerchant(db, merchantId);
  const person = await findPerson(db, personId);
  if (merchant === undefined || person === undefined) return;
  if (!(await isFree(context, merchant))) return;
  const to = merchant.email;
  if (await limits.take("claimsByRecipient", recipientKey(to, person)).then(no, yes)) return;
  await atomically(db, async (db) => {
    const token = createToken();
    await saveOwnershipRequest(db, { merchantId, personId, tokenHash: hashToken(token) });
    const link = `${settings.deskUrl ?? settings.publicUrl}/claim/${merchantId}${token}`;
    const called = mailedTitleOf(settings, merchant) ?? merchantId;
    const notice = { merchant: called, claimer: person.email, link };
    await post.send(db, ownershipMail(to, notice));
  });
}

/** Strangers cannot block an owner's claim. */
function recipientKey(to: string, { email, emailVerifiedAt }: Person): string {
  const recipient = to.toLowerCase();
  const isOwn = recipient === email.toLowerCase() && emailVerifiedAt !== null;
  return isOwn ? `${recipient} own` : recipient;
}

const no = () => false;
const yes = () => true;

async function isFree(
  { db }: Pick<Context, "db">,
  { id, test }: Pick<MerchantRow, "id" | "test">,
): Promise<boolean> {
  return test && !(await hasOwner(db, id));
}

export async function acceptOwnership(
  context: Pick<Context, "db" | "now">,
  { personId, token }: { personId: Id; token: string },
): Promise<{ id: Id; name: string }> {
  const merchantId = token.slice(0, 24);
  if (!isId(merchantId)) throw ownershipRefusals.notOpen();
  return await atomically(context.db, async (db) => {
    const tokenHash = hashToken(token.slice(24));
    if ((await findMerchant(db, merchantId)) === undefined) throw ownershipRefusals.notOpen();
    const merchant = await lockMerchant(db, merchantId);
    const isTaken = await takeOwnershipRequest(db, { merchantId, personId, tokenHash });
    const person = isTaken ? await findPerson(db, personId) : undefined;
    const isOpen = person !== undefined && (await isFree({ db }, merchant));
    if (!isOpen) throw ownershipRefusals.notOpen();
    await appointOwner(db, { merchantId, personId, email: person.email, now: context.now() });
    return { id: merchantId, name: titleOf(merchant) };
  });
}

function ownershipMail(
  to: string,
  { merchant, claimer, link }: Record<"merchant" | "claimer" | "link", string>,
): Mail {
  return {
    to,
    subject: "Someone asks to own your test merchant",
    text: [
      "This address is the contact of a test merchant without an owner:",
      quoted(merchant),
      "A signed-in person with this address asks to become its owner:",
      quoted(claimer),
      "If this is you, open the link within a day, signed in with the same address. It " +
        "works once, and only for you.",
      link,
      "If you did not expect this, do nothing.",
    ].join("\n\n"),
    link,
  };
}
