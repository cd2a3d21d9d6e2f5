/* Only erasure changes a delivery's first request body. */
import type { Database } from "@frontdesk/database/database";
import { keysOf, run, statement } from "@frontdesk/database/statement";
import type { Id } from "../../core/ids.ts";
import type { Erasing } from "../../core/outbox/erasing.ts";
import { actorOf } from "../events/render.ts";

const hold = statement(
  "readers_hold",
  `select webhook_id from payments.readers
  where shard = $1 and webhook_id = any (array(
    select w.id from unnest($2::text[]) as k (merchant_id)
    cross join lateral (
      select id from payments.webhooks
      where shard = $1 and merchant_id = k.merchant_id and deleted_at is null
      offset 0
    ) w))
  order by webhook_id for update`,
);

/** Readers wait until the transaction ends. */
export async function holdReaders(
  db: Database,
  shard: number,
  merchantIds: readonly Id[],
): Promise<void> {
  await run(db, hold, [shard, merchantIds]);
}

const erase = statement(
  "deliveries_erase",
  `with erased as (
    update payments.deliveries set actor = $3, body = replace(body, $4, $5)
    where shard = $1 and actor = $2 and actor like 'person:%'
    returning webhook_id, id
  )
  update payments.delivery_attempts a set answer = replace(a.answer, $6, $7)
  from ${keysOf("erased", ["webhook_id", "id"])} as k
  where a.shard = $1 and a.webhook_id = k.webhook_id and a.delivery_id = k.id
    and position($6 in a.answer) > 0`,
);

export async function eraseFromDeliveries(
  db: Database,
  shard: number,
  { from, to }: Erasing,
): Promise<void> {
  const [was, is] = [actorOf(from), actorOf(to)];
  await run(db, erase, [shard, from, to, JSON.stringify(was), JSON.stringify(is), was.id, is.id]);
}
