import type { Database } from "@frontdesk/database/database";
import type { Room } from "@frontdesk/platform/webhooks/deliver";
import { shareRoom } from "@frontdesk/platform/webhooks/share";
import { claimDeliveries, type DeliveryClaim } from "./claims.store.ts";
import { listDue } from "./due.ts";

// Several times as many as are on their way at once, so that there are others beside those which
// have all the room that they get.
const asked = 256;

/** Claims what is due, as far as there is room beside what is on its way. */
export async function claimDue(db: Database, room: Room<DeliveryClaim>): Promise<DeliveryClaim[]> {
  const { now, leaseMs, mostOfOne } = room;
  const due = await listDue(db, { now, limit: asked, most: mostOfOne });
  const shares = shareRoom(due, room, ({ merchantId }) => merchantId);
  const claimed = await Promise.all(
    [...shares].map(([webhook, most]) => claimDeliveries(db, webhook, { now, leaseMs, most })),
  );
  return claimed.flat();
}
