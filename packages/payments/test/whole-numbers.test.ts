import {
  collectTaken,
  type TakenParameter,
  textAt,
  wholesIn,
} from "@frontdesk/platform/test/whole-numbers";
import { check } from "@frontdesk/server/validate";
import type { TSchema } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "./harness.ts";
import { basic, makePayment, makeShop } from "./shop.ts";

let payments: TestPayments;
let taken: TakenParameter[];
beforeAll(async () => {
  ({ built: payments, taken } = await collectTaken(() => startTestPayments()));
});
afterAll(() => payments.close());

describe("integers in bodies and queries", () => {
  it.each(["12.00", "12.5", "1e2", "1E2"])("form: the refusal of %s names the field", (text) => {
    const fields = taken.flatMap(({ route, schema }) =>
      wholesIn(schema).map((names) => ({ route, schema, names })),
    );
    expect(fields.length).toBeGreaterThan(50);
    const accepting = fields.filter(({ schema, names }) => {
      const problems = check(schema as TSchema, textAt(names, text), "form");
      // Missing fields may fill the first ten problems.
      const isNamed = problems.some(({ field }) => field === names.join("."));
      return !isNamed && problems.length < 10;
    });
    expect(accepting.map(({ route, names }) => `${route} ${names.join(".")}`)).toEqual([]);
  });
});

describe("refund in a form", () => {
  it("12.00 is refused, and nothing is refunded", async () => {
    const { key, merchant, app } = await makeShop(payments);
    const id = await makePayment(payments, merchant, { amount: 2_000 });
    await app.post(`/transactions/${id}/captures`, { amount: 2_000 });
    const { statusCode, body } = await payments.server.inject({
      method: "POST",
      url: `/transactions/${id}/refunds`,
      headers: { authorization: basic(key), "content-type": "application/x-www-form-urlencoded" },
      payload: "amount=12.00",
    });
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      [{ field: "amount", message: expect.stringContaining("must be a whole number") }],
    ]);
    const after = await app.get(`/transactions/${id}`);
    expect(after.body.transaction).toMatchObject({ refundedAmount: 0 });
  });
});
