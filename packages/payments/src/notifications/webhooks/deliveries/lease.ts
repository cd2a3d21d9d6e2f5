import type { Database } from "@frontdesk/database/database";
import type { Capacity } from "@frontdesk/platform/webhooks/deliver";
import { shareCapacity } from "@frontdesk/platform/webhooks/share";
import { listDue } from "./due.ts";
import { type DeliveryLease, leaseDeliveries } from "./leases.store.ts";

// Reads more than the concurrent attempts, because webhooks at their limit leave room.
const query = 256;

export async function leaseDue(
  db: Database,
  adminRoutes: Capacity<DeliveryLease>,
): Promise<DeliveryLease[]> {
  const { now, leaseMs, mostOfOne } = adminRoutes;
  const due = await listDue(db, { now, limit: query, most: mostOfOne });
  const shares = shareCapacity(due, adminRoutes, ({ merchantId }) => merchantId);
  const claimed = await Promise.all(
    [...shares].map(([webhook, most]) => leaseDeliveries(db, webhook, { now, leaseMs, most })),
  );
  return claimed.flat();
}
