import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../../core/ids.ts";
import { type OutboxRow, takeFrom } from "../../../core/outbox/taking.store.ts";

const published = keysFrom({
  merchant_id: "$2::text[]",
  about: "$3::text[]",
  news_id: "$4::text[]",
  event_id: "$5::text[]",
});
const merchants = "$6::text[]";
const raised = keysFrom({ merchant_id: merchants, last_id: "$7::text[]" });

const insertPublished = statement(
  "events_tell",
  `with ${takeFrom({ told: published, raised, merchants })}
  insert into payments.events (shard, merchant_id, id, kind, at, transaction_id, version,
    subject_id, buckets, actor, data)
  select shard, merchant_id, event_id, kind, at, case when version is not null then about end,
    version, subject_id, buckets, actor, data
  from taken
  returning 1`,
);

export async function insertEvents(
  db: Database,
  shard: number,
  events: readonly PublishedEntry[],
): Promise<void> {
  const last = new Map(events.map(({ merchantId, eventId }) => [merchantId, eventId]));
  const created = await run(db, insertPublished, [
    shard,
    events.map(({ merchantId }) => merchantId),
    events.map(({ about }) => about),
    events.map(({ id }) => id),
    events.map(({ eventId }) => eventId),
    [...last.keys()],
    [...last.values()],
  ]);
  if (created.length !== events.length) {
    throw new Error(`${created.length} events were made of ${events.length} marks`);
  }
}

export interface PublishedEntry extends OutboxRow {
  eventId: Id;
}
