import type { Database } from "@frontdesk/database/database";
import type { Id } from "../../../core/ids.ts";
import type { EventRow } from "../../events/events.store.ts";
import { envelopesOf, writeEvent } from "../../events/render.ts";
import { queueInLanes } from "../deliveries/lanes.ts";
import { demote, holdLeaders, listStates, putDeliveries } from "../deliveries/placing.store.ts";
import { isHeard } from "../webhook.ts";
import type { ReaderRow } from "./store.ts";

/** A webhook never receives its own deletion. */
export function isNotified(
  { types, webhookId }: HearingWebhook,
  { kind, subjectId }: EventRow,
): boolean {
  return isHeard(types, kind) && !(kind === "webhook.disabled" && subjectId === webhookId);
}

type HearingWebhook = Pick<ReaderRow, "types" | "webhookId">;

export interface Placing {
  now: Date;
  isAtOnce?: boolean;
}

/** Requires the reader's lock. Skips accepted and running deliveries. */
export async function queueEvents(
  db: Database,
  reader: ReaderRow,
  { events, now, isAtOnce = false }: Placing & { events: readonly EventRow[] },
): Promise<void> {
  const webhook = { ...reader, id: reader.webhookId };
  const states = await listStates(db, webhook, events.map(idOf));
  const left = new Set(
    states
      .filter(({ state, isClaimed }) => isClaimed || (state === "taken" && !isAtOnce))
      .map(idOf),
  );
  const placed = events.filter(({ id }) => !left.has(id));
  if (placed.length === 0) return;
  const lanes = placed.flatMap(({ transactionId }) => transactionId ?? []);
  const leaders = await holdLeaders(db, webhook, lanes);
  const { due, demoted } = queueInLanes(placed, leaders, { isAtOnce });
  const isDue = new Set(due.map(idOf));
  const envelopes = await envelopesOf(db, placed);
  await demote(db, webhook, demoted);
  const deliveries = placed.map((event, index) => ({
    ...event,
    body: writeEvent(envelopes[index]!),
    dueAt: isDue.has(event.id) ? now : null,
  }));
  await putDeliveries(db, webhook, { deliveries, at: now });
}

const idOf = ({ id }: { id: Id }) => id;
