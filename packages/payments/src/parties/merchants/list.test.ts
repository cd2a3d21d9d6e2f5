import { sql } from "kysely";
import { expect, it } from "vitest";
import { startTestPayments } from "../../../test/harness.ts";
import { makeApp } from "../../../test/shop.ts";

const fill = (appId: string) => sql`
  with new as (
    select lpad(to_hex(i), 11, '0') || lpad(to_hex(shard), 4, '0') || '000000000' as id,
      shard, i % 100 <> 0 as test
    from generate_series(1, 2500) as i, lateral (select (i * 7919) % 65536 as shard) as spread
  ), merchant as (
    insert into payments.merchants (shard, id, key, currency, exponent, test, email, website,
      descriptor, company_country, can_charge_card, can_save_card, can_transfer_to_card,
      can_capture, can_refund, can_void)
    select shard, id, gen_random_uuid(), 'EUR', 2, test, 'shop@example.com',
      'https://example.com', 'SHOP', 'DK', test, test, test, test, test, test from new
  ), slot as (
    insert into payments.balance_slots (shard, merchant_id, slot, amount)
    select shard, id, 0, 5 from new
  )
  insert into payments.merchant_access (merchant_id, caller_id, app_id)
    select id, ${appId}, ${appId} from new`;

it("merchant list: finds few live merchants among thousands, in both directions", async () => {
  const payments = await startTestPayments();
  const app = await makeApp(payments);
  await fill(app.id).execute(payments.context.db);
  const list = async (query: string): Promise<string[]> => {
    const { body } = await app.get(`/identities/${app.id}/merchants?filter[test]=no&${query}`);
    return body.map(({ id }: { id: string }) => id);
  };
  const all = await list("limit=1000");
  expect(all).toHaveLength(25);
  expect(all).toEqual([...all].sort().reverse());

  const down = await list("limit=20");
  expect(down).toEqual(all.slice(0, 20));
  expect(await list(`limit=20&before=${down[19]}`)).toEqual(all.slice(20));
  const up = await list(`limit=20&after=${"0".repeat(24)}`);
  expect(up).toEqual([...all].reverse().slice(0, 20));
  expect(await list(`limit=20&after=${up[19]}`)).toEqual([...all].reverse().slice(20));
  expect(await list(`limit=5&before=${all[3]}&after=${all[20]}`)).toEqual(all.slice(4, 9));
  await payments.close();
});
