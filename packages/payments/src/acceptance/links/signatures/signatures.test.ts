import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeApp, makeMerchant, makeShop, type Shop } from "../../../../test/shop.ts";
import { sign } from "../signature.ts";

let payments: TestPayments;
let shop: Shop;
let path: string;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { publicUrl: "https://pay.example/money" } });
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeShop(payments);
  path = `/merchants/${shop.merchant.id}`;
});

describe("POST /merchants/:id/link-signatures", () => {
  it("gives the same signature as the merchant's code, and the whole address", async () => {
    const { secret } = (await shop.app.post(`${path}/link-secret`)).body;
    const parameters = { currency: "EUR", value: "9.95", text: "Tea & cake", reference: "" };
    const { status, body } = await shop.app.post(`${path}/link-signatures`, parameters);
    expect(status).toBe(201);
    const { key } = shop.merchant;
    const { reference: _empty, ...labels } = parameters;
    const link = { key, test: "1", ...labels };
    expect(body.signature).toBe(sign(link, secret));
    expect(body.url.startsWith("https://pay.example/money/pay/?")).toBe(true);
    const query = new URL(body.url).searchParams;
    expect(Object.fromEntries(query)).toEqual({ ...link, signature: body.signature });
    expect((await payments.send(`GET /pay/?${query}`)).status).toBe(200);
  });

  it("accepts a form, and an empty body", async () => {
    await shop.app.post(`${path}/link-secret`);
    const form = await shop.app.post(`${path}/link-signatures`, "value=5.00&recurring=y");
    expect(new URL(form.body.url).searchParams.get("recurring")).toBe("y");
    expect((await shop.app.post(`${path}/link-signatures`)).status).toBe(201);
  });

  it("omits test for a live merchant", async () => {
    const merchant = await makeMerchant(payments, shop.app, { test: false });
    await shop.app.post(`/merchants/${merchant.id}/link-secret`);
    const { body } = await shop.app.post(`/merchants/${merchant.id}/link-signatures`);
    expect(new URL(body.url).searchParams.has("test")).toBe(false);
  });

  it.each([
    [{ value: "9.999" }, "value"],
    [{ currency: "XXX" }, "currency"],
    [{ redirect: "javascript:alert(1)" }, "redirect"],
    [{ reference: "x".repeat(201) }, "reference"],
    [{ recurring: "maybe" }, "recurring"],
  ])("refuses %j, as no page would open", async (parameters, field) => {
    await shop.app.post(`${path}/link-secret`);
    const { status, body } = await shop.app.post(`${path}/link-signatures`, parameters);
    expect(status).toBe(400);
    expect(body).toEqual([{ field, message: expect.any(String) }]);
  });

  it("requires a link secret, and an app of the merchant", async () => {
    expect((await shop.app.post(`${path}/link-signatures`)).status).toBe(409);
    const stranger = await makeApp(payments);
    expect((await stranger.post(`${path}/link-signatures`)).status).toBe(403);
    expect((await payments.send(`POST ${path}/link-signatures`)).status).toBe(401);
  });
});
