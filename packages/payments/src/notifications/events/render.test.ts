import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { sql } from "kysely";
import Value from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { operate } from "../../../test/ledger.ts";
import { countEntries } from "../../../test/outbox-entries.ts";
import { type Json, makePayment, makeShop, type Shop, send } from "../../../test/shop.ts";
import { refuseEntry } from "../../card-payments/transactions/refuse-entry.ts";
import { shardOf } from "../../core/ids.ts";
import { envelopeOf } from "./schema.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const kinds = ["capture", "refund", "void"] as const;
type LifeEvent = { what: string; amount: number };

class Life {
  readonly shop: Shop;
  readonly id: string;
  readonly lines: string[] = [];
  readonly disputes: string[] = [];

  constructor(shop: Shop, id: string) {
    this.shop = shop;
    this.id = id;
  }

  static async begun(): Promise<Life> {
    const shop = await makeShop(payments, { bank: { iban: "DE89370400440532013000" } });
    const more = { custom: { order: 17 }, reference: "R-1" };
    const life = new Life(shop, await makePayment(payments, shop.merchant, { amount: 1000, more }));
    await life.read();
    return life;
  }

  async take({ what, amount }: LifeEvent): Promise<void> {
    await this.attempt(what, amount);
    const events = await this.read();
    const { body } = await this.shop.app.get(`/transactions/${this.id}`);
    const { trail, ...transaction } = body.transaction;
    for (const { data, type } of events) {
      if ("transaction" in data) expect(data.transaction).toEqual(transaction);
      if ("entry" in data) {
        expect(trail).toContainEqual(data.entry);
        expect(data.entry.failed).toBe(/_failed$/.test(type) ? true : undefined);
      }
      await this.expectRead(data);
    }
  }

  async expectRead({ line, dispute, fraud }: Json): Promise<void> {
    if (line !== undefined) expect(await this.get(`/lines/${line.id}`)).toEqual(line);
    if (dispute !== undefined) {
      expect(await this.get(`/disputes/${dispute.id}`)).toEqual({ dispute });
    }
    if (fraud !== undefined) expect(await this.get(`/frauds/${fraud.id}`)).toEqual({ fraud });
  }

  async get(path: string): Promise<Json> {
    return (await this.shop.app.get(path)).body;
  }

  async attempt(what: string, amount: number): Promise<void> {
    const { app, merchant } = this.shop;
    const transactionId = this.id;
    if (what === "dispute") {
      const { body } = await app.post("/disputes", { transactionId, amount });
      if (body.dispute !== undefined) this.disputes.push(body.dispute.id);
    } else if (what === "wins" || what === "losses") {
      await app.post(`/disputes/${this.disputes.pop()}/${what}`);
    } else if (what === "fraud") {
      await app.post("/frauds", { transactionId });
    } else if (what === "payout") {
      await operate(payments, "POST /payments/operator/payouts", { merchantId: merchant.id });
    } else if (what.startsWith("no ")) {
      await this.refuse(what.slice("no ".length));
    } else {
      await app.post(`/transactions/${transactionId}/${what}s`, { amount });
    }
  }

  async refuse(kind: string): Promise<void> {
    const shard = shardOf(this.id);
    const { rows } = await sql<{ id: string }>`select id from payments.entries
      where shard = ${shard} and transaction_id = ${this.id} and kind = ${kind} and not failed
      order by id desc limit 1`.execute(payments.context.db);
    if (rows[0] === undefined) return;
    await refuseEntry(payments.context, { shard, entryId: rows[0].id }).catch(() => {});
    payments.context.telling.wake();
  }

  async read(): Promise<Json[]> {
    const { id: merchantId } = this.shop.merchant;
    const waiting = () => countEntries(payments.context.db, { shard: 0, merchantId });
    await expect.poll(waiting, { timeout: 20_000, interval: 5 }).toBe(0);
    const fresh = (await this.all()).slice(this.lines.length);
    this.lines.push(...fresh);
    const events = fresh.map((line) => JSON.parse(line));
    for (const event of events) {
      expect([...Value.Errors(envelopeOf(event.type), event)]).toEqual([]);
    }
    return events;
  }

  async all(): Promise<string[]> {
    const route = `GET /merchants/${this.shop.merchant.id}/events?limit=1000` as const;
    const { text } = await send(payments, route, { key: this.shop.key });
    return text
      .split("\n")
      .slice(1, -2)
      .map((line) => line.replace(/,$/, ""))
      .reverse();
  }
}

describe("events of a payment", () => {
  it("record its whole life in order", async () => {
    const life = await Life.begun();
    const steps: [string, number][] = [
      ["capture", 700],
      ["refund", 200],
      ["dispute", 300],
      ["losses", 0],
      ["void", 300],
      ["no void", 0],
      ["fraud", 0],
      ["dispute", 100],
      ["wins", 0],
      ["no refund", 0],
      ["payout", 0],
      ["capture", 300],
    ];
    for (const [what, amount] of steps) await life.take({ what, amount });
    const messages = life.lines.map((line) => JSON.parse(line));
    expect(messages.map(({ type, version }) => [type, version].join(" "))).toEqual([
      "merchant.created ",
      "transaction.created 0",
      "transaction.captured 1",
      "transaction.refunded 2",
      "dispute.opened 3",
      "dispute.lost 4",
      "transaction.voided 5",
      "transaction.void_failed 6",
      "fraud.reported 6",
      "dispute.opened 7",
      "dispute.won 8",
      "transaction.refund_failed 9",
      "payout.created ",
      "transaction.captured 10",
    ]);
    expect(await life.all()).toEqual(life.lines);
  });

  it("stay the same, byte for byte, after later changes", async () => {
    const what = fc.constantFrom(
      ...kinds,
      ...kinds.map((kind) => `no ${kind}`),
      "dispute",
      "wins",
      "losses",
      "fraud",
      "payout",
    );
    const transition = fc.record({ what, amount: fc.integer({ min: 1, max: 400 }) });
    const steps = fc.array(transition, { minLength: 5, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const life = await Life.begun();
        for (const one of [{ what: "capture", amount: 500 }, ...taken]) await life.take(one);
        expect(await life.all()).toEqual(life.lines);
        const [line] = life.lines.slice(-1);
        const { id } = JSON.parse(line!);
        const path = `GET /merchants/${life.shop.merchant.id}/events/${id}` as const;
        const { text } = await send(payments, path, { key: life.shop.key });
        expect(text).toContain(line);
      }),
      runs(20),
    );
  });
});
