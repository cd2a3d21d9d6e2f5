import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { allPublished, eventsOf } from "../../../test/outbox-entries.ts";
import { type Json, makeApp, makePayment, makeShop, type Shop } from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { markDeleted } from "./store.ts";

let payments: TestPayments;
let shop: Shop;
let cards: string;
beforeAll(async () => {
  payments = await startTestPayments();
});
beforeEach(async () => {
  shop = await makeShop(payments);
  cards = `/merchants/${shop.merchant.id}/cards`;
});
afterAll(() => payments.close());

async function makeCard(notes?: string): Promise<string> {
  const transactionId = await makePayment(payments, shop.merchant);
  return (await shop.app.post(cards, { transactionId, notes })).body.card.id;
}

const list = async (query = ""): Promise<string[]> =>
  (await shop.app.get(`${cards}?limit=9${query}`)).body.map(({ id }: Json) => id);

async function charge(cardId: string): Promise<unknown[]> {
  const request = { cardId, currency: "EUR", amount: 100 };
  const path = `/merchants/${shop.merchant.id}/transactions`;
  const { status, body } = await shop.app.post(path, request);
  return status === 201 ? [status] : [status, body];
}

const refusals = [400, [{ field: "cardId", message: "must be a saved card of this merchant" }]];

async function report(): Promise<Json[]> {
  await allPublished(payments.context.db);
  const { id: merchantId } = shop.merchant;
  const events = await eventsOf(payments.context.db, { shard: shardOf(merchantId), merchantId });
  return events.filter(({ kind }) => kind === "card.deleted");
}

async function countAuthorizations(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from payments.authorizations
    where merchant_id = ${shop.merchant.id}`.execute(payments.context.db);
  return rows[0]!.count;
}

describe("saved cards", () => {
  it("list newest first, in pages", async () => {
    const [first, second, third] = [await makeCard("Ada"), await makeCard(), await makeCard()];
    const { body } = await shop.app.get(`${cards}?limit=9`);
    expect(body).toMatchObject([{ id: third }, { id: second }, { id: first, notes: "Ada" }]);
    expect(body[2]).toEqual((await shop.app.get(`/cards/${first}`)).body.card);
    expect(await list(`&before=${third}`)).toEqual([second, first]);
    expect(await list(`&after=${first}`)).toEqual([second, third]);
    expect((await shop.app.get(`${cards}?limit=1&filter[notes]=Ada`)).status).toBe(400);
  });

  it("leave the list after deletion but stay readable", async () => {
    const [first, second] = [await makeCard(), await makeCard()];
    expect((await shop.app.delete(`/cards/${first}`)).status).toBe(204);
    expect(await list()).toEqual([second]);
    const { card } = (await shop.app.get(`/cards/${first}`)).body;
    expect(card).toMatchObject({ id: first, deleted: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await report()).toMatchObject([
      { subjectId: first, actor: `app:${shop.app.id}`, data: { card } },
    ]);
  });

  it("refuse charges after deletion, while their transaction still accepts them", async () => {
    const id = await makeCard();
    expect(await charge(id)).toEqual([201]);
    await shop.app.delete(`/cards/${id}`);
    const before = await countAuthorizations();
    expect(await charge(id)).toEqual(refusals);
    expect(await countAuthorizations()).toBe(before);
    const [paid] = (await shop.app.get(`/merchants/${shop.merchant.id}/transactions?limit=1`)).body;
    const again = { transactionId: paid.id, currency: "EUR", amount: 1 };
    const path = `/merchants/${shop.merchant.id}/transactions`;
    expect((await shop.app.post(path, again)).status).toBe(201);
    const of = `${path}?limit=9&filter[card]=${id}`;
    expect((await shop.app.get(of)).body).toHaveLength(3);
  });

  it("delete once under repeated and concurrent requests", async () => {
    const id = await makeCard();
    const replies = await Promise.all([1, 2, 3].map(() => shop.app.delete(`/cards/${id}`)));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
    const { deleted } = (await shop.app.get(`/cards/${id}`)).body.card;
    expect((await shop.app.delete(`/cards/${id}`)).status).toBe(204);
    expect((await shop.app.get(`/cards/${id}`)).body.card.deleted).toBe(deleted);
    expect(await report()).toHaveLength(1);
  });

  it("deletion during a charge: the charge completes or is refused", async () => {
    const id = await makeCard();
    const charges = [1, 2, 3, 4, 5, 6].map(() => charge(id));
    const deleted = shop.app.delete(`/cards/${id}`);
    const outcomes = await Promise.all(charges);
    expect((await deleted).status).toBe(204);
    const paid = outcomes.filter(([status]) => status === 201).length;
    for (const outcome of outcomes) expect([[201], refusals]).toContainEqual(outcome);
    expect(await countAuthorizations()).toBe(1 + paid);
    expect(await charge(id)).toEqual(refusals);
  });

  it.runIf(onPostgres)("deletion refuses charges that waited for it", async () => {
    const id = await makeCard();
    const { db } = payments.context;
    const before = await countAuthorizations();
    const charging = await db.transaction().execute(async (db) => {
      await markDeleted(db, id, new Date());
      const charging = charge(id);
      await expect
        .poll(async () => {
          const { rows } = await sql<{ count: number }>`
            select count(*) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(
            payments.opened.db,
          );
          return rows[0]!.count;
        })
        .toBe(1);
      return { charging };
    });
    expect(await charging.charging).toEqual(refusals);
    expect(await countAuthorizations()).toBe(before);
  });

  it("refuse apps without access", async () => {
    const id = await makeCard();
    const stranger = await makeApp(payments);
    expect((await stranger.get(`${cards}?limit=1`)).status).toBe(403);
    expect((await stranger.delete(`/cards/${id}`)).status).toBe(403);
    expect((await shop.app.delete(`/cards/${newId(1)}`)).status).toBe(404);
    expect(await charge(id)).toEqual([201]);
  });
});
