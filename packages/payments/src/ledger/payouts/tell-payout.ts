import type { Database } from "@frontdesk/database/database";
import { tell } from "../../core/outbox/entry.store.ts";
import { type PayoutRow, type PayoutState, presentPayout } from "./payout.ts";

type PublishedState = Exclude<PayoutState, "exported">;

export async function tellPayout(
  db: Database,
  payout: PayoutRow & { state: PublishedState },
): Promise<void> {
  const { id: subjectId, merchantId, state } = payout;
  const notice = { payout: presentPayout(payout) };
  await tell(db, {
    kind: `payout.${state}`,
    merchantId,
    subjectId,
    actor: "operator",
    payload: notice,
  });
}
