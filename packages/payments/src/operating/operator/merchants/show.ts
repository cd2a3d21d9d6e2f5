import { listPersons } from "@frontdesk/people/persons/store";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import { boundFromDate, type Id } from "../../../core/ids.ts";
import { listVolumes } from "../../../ledger/revenue/store.ts";
import { statusOf } from "../../../parties/merchants/operated/state.ts";
import { type MerchantWithBalance, presentMerchant } from "../../../parties/merchants/row.ts";
import { listOwnersOf } from "../../../parties/merchants/users/store.ts";
import type { OperatedMerchant } from "./schema.ts";

type MerchantResponse = Static<typeof OperatedMerchant>;

const days = 30;
const dayMs = 24 * 60 * 60 * 1000;

export async function showMerchants(
  context: Pick<Context, "db" | "now">,
  rows: readonly MerchantWithBalance[],
): Promise<MerchantResponse[]> {
  const ids = rows.map(({ id }) => id);
  const owners = await ownersOf(context, ids);
  const since = new Date(context.now().getTime() - days * dayMs);
  const volumes = await listVolumes(context.db, ids, boundFromDate(since));
  const byId = new Map(volumes.map(({ merchantId, ...volume }) => [merchantId, volume]));
  return rows.map((row) => {
    const { approvedAt, suspension, authorizationDays } = row;
    const { captured = 0, count = 0 } = byId.get(row.id) ?? {};
    return {
      ...presentMerchant(row),
      state: statusOf(row),
      owners: owners.get(row.id) ?? [],
      volume: { days, captured, count },
      approved: approvedAt?.toISOString() ?? null,
      suspension,
      authorizationDays,
    };
  });
}

export async function showMerchant(
  context: Pick<Context, "db" | "now">,
  row: MerchantWithBalance,
): Promise<MerchantResponse> {
  return (await showMerchants(context, [row]))[0]!;
}

async function ownersOf(
  { db }: Pick<Context, "db">,
  ids: readonly Id[],
): Promise<Map<Id, MerchantResponse["owners"]>> {
  const owned = await listOwnersOf(db, ids);
  const persons = await listPersons(db, [...new Set(owned.map(({ personId }) => personId))]);
  const existing = new Map(
    persons.filter(({ erasedAt }) => erasedAt === null).map((one) => [one.id, one]),
  );
  const owners = new Map<Id, MerchantResponse["owners"]>();
  for (const { merchantId, personId } of owned) {
    const person = existing.get(personId);
    if (person === undefined) continue;
    const { id, name, email } = person;
    owners.set(merchantId, [...(owners.get(merchantId) ?? []), { id, name, email }]);
  }
  return owners;
}
