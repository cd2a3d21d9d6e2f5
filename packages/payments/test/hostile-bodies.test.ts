import { operatorKey } from "@frontdesk/platform/test/harness";
import {
  collectOperations,
  countWork,
  excessesOf,
  type Hostile,
  hostileBodiesFor,
  type Operation,
  pathOf,
} from "@frontdesk/platform/test/hostile";
import { tooMany } from "@frontdesk/server/limits";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestPayments, type TestPayments } from "./harness.ts";
import { basic, makeShop, type Shop } from "./shop.ts";

let payments: TestPayments;
let operations: Operation[];
let shop: Shop;
beforeAll(async () => {
  ({ built: payments, operations } = await collectOperations(() => startTestPayments()));
  shop = await makeShop(payments);
});
afterAll(() => payments.close());

const isOperators = ({ url }: Operation) => url.startsWith("/payments/operator");

async function send(operation: Operation, { type, payload }: Hostile, headers = {}) {
  const work = countWork();
  const { limits } = payments.context;
  const take = vi.spyOn(limits, "take").mockImplementation(async (name) => work.note(name));
  const ids = { id: "0".repeat(24), merchantId: shop.merchant.id, appId: shop.app.id };
  const answer = await (isOperators(operation) ? payments.admin : payments.server).inject({
    method: operation.method as "POST",
    url: pathOf(operation, ids),
    headers: {
      "content-type": type,
      accept: "application/json",
      "accept-version": "1",
      ...headers,
    },
    payload: payload(),
  });
  work.stop();
  take.mockRestore();
  const problems = answer.body.startsWith("[") ? answer.json<unknown[]>().length : 0;
  return { status: answer.statusCode, problems, ...work.counted };
}

const key = () => ({ authorization: basic(shop.app.key) });
const asOperator = { authorization: `Bearer ${operatorKey}` };

describe("largest hostile bodies", () => {
  it("each operation refuses them before any work", async () => {
    expect(operations.length).toBeGreaterThan(60);
    for (const operation of operations) {
      for (const body of hostileBodiesFor(operation)) {
        const headers = isOperators(operation) ? asOperator : key();
        const done = await send(operation, body, headers);
        expect(excessesOf(operation, body, done)).toEqual([]);
      }
    }
  });

  it("an unknown caller's body stays unread, or the limit per address applies first", async () => {
    let limited = 0;
    for (const operation of operations) {
      const [body] = hostileBodiesFor(operation);
      const { steps, status } = await send(operation, body!);
      const what = `${operation.method} ${operation.url}: ${status}`;
      if (operation.addressLimit === undefined) {
        expect(steps, what).not.toContain("validated");
      } else {
        limited += 1;
        expect(steps[0], what).toBe(operation.addressLimit);
      }
    }
    expect(limited).toBe(6);
  });

  it("an invitation's body stays unread beyond a known caller's limit per address", async () => {
    const work = countWork();
    const take = vi.spyOn(payments.context.limits, "take").mockRejectedValue(tooMany(1_000));
    const parse = vi.spyOn(JSON, "parse");
    const { statusCode } = await payments.server.inject({
      method: "POST",
      url: `/merchants/${shop.merchant.id}/users`,
      headers: key(),
      payload: { email: "a".repeat(10_000) },
    });
    const names = take.mock.calls.map(([name]) => name);
    expect([statusCode, parse.mock.calls.length, work.counted.steps, names]).toEqual([
      429,
      0,
      [],
      ["invitationsByAddress"],
    ]);
    for (const each of [parse, take]) each.mockRestore();
    work.stop();
  });

  it("bodies stay unread beyond the limit per address", async () => {
    for (const operation of operations.filter(({ addressLimit }) => addressLimit !== undefined)) {
      const work = countWork();
      const take = vi.spyOn(payments.context.limits, "take").mockRejectedValue(tooMany(1_000));
      const parse = vi.spyOn(JSON, "parse");
      const { statusCode } = await payments.server.inject({
        method: "POST",
        url: operation.url,
        headers: { "accept-version": "1" },
        payload: { plan: Array(1_000).fill({}) },
      });
      expect([statusCode, parse.mock.calls.length, work.counted.steps]).toEqual([429, 0, []]);
      for (const each of [parse, take]) each.mockRestore();
      work.stop();
    }
  });
});
