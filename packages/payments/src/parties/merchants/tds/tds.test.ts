import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeApp, makeMerchant, makeShop } from "../../../../test/shop.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

describe("PUT /merchants/<id>/tds", () => {
  it.each(["avoid", "attempt", "full"])("sets the mode of a test merchant to %s", async (mode) => {
    const { app, merchant } = await makeShop(payments);
    const { status, text } = await app.put(`/merchants/${merchant.id}/tds`, { mode });
    expect([status, text]).toEqual([204, ""]);
    expect((await app.get(`/merchants/${merchant.id}`)).body.merchant.tds).toEqual({ mode });
  });

  it("is refused for a live merchant; its operator decides", async () => {
    const app = await makeApp(payments);
    const { id } = await makeMerchant(payments, app, { test: false });
    const { status, body } = await app.put(`/merchants/${id}/tds`, { mode: "avoid" });
    expect([status, body.code]).toEqual([403, "test_only"]);
    expect((await app.get(`/merchants/${id}`)).body.merchant.tds).toEqual({ mode: "attempt" });
  });

  it("needs access and a valid mode", async () => {
    const { app, merchant } = await makeShop(payments);
    const stranger = await makeApp(payments);
    const path = `/merchants/${merchant.id}/tds`;
    expect((await stranger.put(path, { mode: "full" })).status).toBe(403);
    for (const body of [{}, { mode: "never" }, { mode: 1 }]) {
      const response = await app.put(path, body);
      expect([response.status, response.body]).toMatchObject([400, [{ field: "mode" }]]);
    }
  });
});
