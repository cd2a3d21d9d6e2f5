/* An operator checks each request: a stolen key cannot redirect a live merchant's money. */
import { atomically } from "@frontdesk/database/atomically";
import { invalid } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import { hasIbanShape, isValidIban, normaliseIban } from "../../../core/iban.ts";
import { type Id, newId, shardOf, timeOf } from "../../../core/ids.ts";
import type { Actor } from "../../../core/outbox/entry.ts";
import { getMerchantFor } from "../access.ts";
import { updateIban } from "../operated/store.ts";
import { lockMerchant } from "../store.ts";
import { changingMerchant } from "../tell-change.ts";
import { decisionRefusals, bankRequestRefusals as refusals } from "./refusals.ts";
import type { BankRequest } from "./schema.ts";
import { type BankRequestRow, endRequest, findRequest, lockRequest, saveRequest } from "./store.ts";

export interface RequestInput {
  merchantId: Id;
  callerId: Id;
  actor: Actor;
  iban: string;
}

export async function requestBank(
  context: Pick<Context, "db" | "now">,
  { merchantId, callerId, actor, iban: text }: RequestInput,
): Promise<BankRequestRow> {
  const { test } = await getMerchantFor(context.db, { merchantId, callerId });
  if (!hasIbanShape(text)) throw invalid([refusals.noIban()]);
  if (!test && !isValidIban(text)) throw invalid([refusals.unfitIban()]);
  const now = context.now();
  const ended = test ? ({ state: "approved", endedAt: now } as const) : undefined;
  const waiting = { state: "waiting", endedAt: null } as const;
  const id = newId(shardOf(merchantId));
  const request = { id, merchantId, iban: normaliseIban(text), ...(ended ?? waiting) };
  await atomically(context.db, async (db) => {
    // Requests run in turn; the last stays pending.
    await lockMerchant(db, merchantId);
    await saveRequest(db, { ...request, actor, now });
    if (!test) return;
    const change = { merchantId, actor };
    await changingMerchant(db, change, (db) => updateIban(db, merchantId, request.iban));
  });
  return request;
}

export async function decideRequest(
  context: Pick<Context, "db" | "now">,
  { id, state }: { id: Id; state: "approved" | "refused" },
): Promise<BankRequestRow> {
  return await atomically(context.db, async (db) => {
    const request = await findRequest(db, id);
    if (request === undefined) throw decisionRefusals.notFound();
    const { merchantId, iban } = request;
    await lockMerchant(db, merchantId);
    const locked = await lockRequest(db, id);
    if (locked?.state !== "waiting") throw decisionRefusals.decided();
    const endedAt = context.now();
    await endRequest(db, { id, state, now: endedAt });
    if (state === "approved") {
      const change = { merchantId, actor: "operator" } as const;
      await changingMerchant(db, change, (db) => updateIban(db, merchantId, iban));
    }
    return { ...locked, state, endedAt };
  });
}

export function presentRequest(row: BankRequestRow): Static<typeof BankRequest> {
  const { id, merchantId, iban, state, endedAt } = row;
  const created = timeOf(id).toISOString();
  return { id, merchantId, created, iban, state, ended: endedAt?.toISOString() ?? null };
}
