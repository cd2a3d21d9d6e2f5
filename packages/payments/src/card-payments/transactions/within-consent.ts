/* Limits charges per purpose. Concurrent charges serialize on the row of the first payment. */
import { atomically } from "@frontdesk/database/atomically";
import { invalid } from "@frontdesk/server/refusal";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { type Consents, type Purpose, purposes } from "./agreement.schema.ts";
import { chargedFor, lockOriginal } from "./consents.store.ts";
import { askFollowUps, type FollowUpLookup, type FollowUpQuestion } from "./follow-up.store.ts";
import { creationRefusals as refusals } from "./refusals.ts";

interface Asking {
  question: FollowUpQuestion;
  lookup: FollowUpLookup;
  purpose: Purpose | undefined;
}

export async function askWithinConsent(
  context: Context,
  { question, lookup, purpose: input }: Asking,
): Promise<Extract<FollowUpLookup, { authorization_id: Id }>> {
  const { shard, merchantId, amount, currency } = question;
  const { consents, original_id: originalId, original_currency: agreed } = lookup;
  if (consents === null || originalId === null || agreed === null) throw refusals.noRate();
  const purpose = purposeIn(consents, input);
  const limit = purpose && consents[purpose];
  if (purpose === undefined || limit === undefined) {
    throw invalid([refusals.noPurpose(purposesIn(consents).join(", "))]);
  }
  if (currency !== agreed) throw invalid([refusals.otherCurrency(agreed)]);
  return await atomically(context.db, async (db) => {
    const original = { shard, merchantId, originalId };
    await lockOriginal(db, original);
    const left = limit - (await chargedFor(db, original, purpose));
    if (amount > left) throw invalid([refusals.beyondConsent(Math.max(0, left))]);
    const [followUpLookup] = await askFollowUps(db, [{ ...question, purpose }]);
    if (followUpLookup?.authorization_id == null) throw refusals.notAllowed();
    return followUpLookup;
  });
}

const purposesIn = (consents: Consents): Purpose[] =>
  purposes.filter((one) => consents[one] !== undefined);

function purposeIn(consents: Consents, input: Purpose | undefined): Purpose | undefined {
  const [first, ...more] = purposesIn(consents);
  return input ?? (more.length === 0 ? first : undefined);
}
