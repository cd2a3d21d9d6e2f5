import type { Database } from "@frontdesk/database/database";
import { type Capacity, shareCapacity } from "@frontdesk/platform/webhooks/deliver";
import { leasePayloads, listDue, type PayloadLease } from "../outbox/leases.store.ts";

export async function leaseDue(
  db: Database,
  capacity: Capacity<PayloadLease>,
): Promise<PayloadLease[]> {
  const { now, leaseMs, mostOfOne } = capacity;
  const due = await listDue(db, now, mostOfOne);
  const shares = shareCapacity(due, capacity, ({ accountId }) => accountId);
  const claimed = await Promise.all(
    [...shares].map(([webhook, most]) => leasePayloads(db, webhook, { now, leaseMs, most })),
  );
  return claimed.flat();
}
