import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  ageDeposits,
  makeAppointmentRow,
  makeChargeRow,
  makeDepositRow,
  settleCharges,
} from "../../../test/money-rows.ts";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  makePaymentInstallation,
  type PaymentInstallation,
} from "../../../test/payment-gateway.ts";
import { type Json, makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { findConnection } from "./store.ts";

let paymentInstallation: PaymentInstallation;
let scheduling: TestScheduling;
let studio: Studio;
let shop: GatewayShop;
beforeAll(async () => {
  paymentInstallation = await makePaymentInstallation();
  scheduling = await startTestScheduling({ settings: { paymentsAt: paymentInstallation.url } });
});
afterAll(async () => {
  await scheduling.close();
  await paymentInstallation.close();
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  shop = await makeGatewayShop(paymentInstallation);
});

const put = (body: object, headers = {}) => studio.put("/merchant", body, headers);
const fields = () => ({ merchant_id: shop.merchantId, key: shop.key });

describe("merchant connection", () => {
  it("is stored after a call with its key, and shows the last four characters", async () => {
    expect((await studio.get("/merchant")).status).toBe(404);
    const { status, body, headers } = await put(fields());
    expect([status, body]).toEqual([
      200,
      {
        merchant_id: shop.merchantId,
        name: "Jane",
        currency: "EUR",
        test: true,
        claims: expect.objectContaining({ canCapture: true, canRefund: true, canVoid: true }),
        status: "ready",
        key_last_four: shop.key.slice(-4),
        has_link_secret: false,
        url: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    const read = await studio.get("/merchant");
    expect([read.body, read.headers.etag]).toEqual([body, headers.etag]);
    const row = await findConnection(scheduling.context.db, studio.accountId);
    expect(row?.sealed_key).not.toContain(shop.key);
  });

  it("refuses invalid fields by name", async () => {
    const errors = async (body: object) => (await put(body)).body.errors;
    expect(await errors({})).toEqual({ merchant_id: ["must be given"], key: expect.any(Array) });
    expect(await errors({ ...fields(), key: "no such key" })).toEqual({
      key: ["is unknown to the payment service"],
    });
    const other = await makeGatewayShop(paymentInstallation);
    expect(await errors({ ...fields(), merchant_id: other.merchantId })).toEqual({
      merchant_id: ["is not a merchant that the key can access"],
    });
    expect(await errors({ ...fields(), link_secret: "guessed" })).toEqual({
      link_secret: ["does not sign this merchant's links"],
    });
    expect((await studio.get("/merchant")).status).toBe(404);
  });

  it("refuses private addresses chosen by an account", async () => {
    const { body } = await put({ ...fields(), url: paymentInstallation.url });
    expect(body.errors).toEqual({
      url: ["must not lead to a private network or to this machine"],
    });
  });

  it("requires the key for another merchant only", async () => {
    await connect(studio, shop);
    expect((await put({ link_secret: null })).body).toMatchObject({ has_link_secret: false });
    const other = await makeGatewayShop(paymentInstallation);
    const { body } = await put({ merchant_id: other.merchantId });
    expect(body.errors).toEqual({
      key: ["is required with another merchant or URL"],
    });
  });

  it("refuses an outdated If-Match", async () => {
    const { headers } = await put(fields());
    const match = { "if-match": String(headers.etag) };
    await connect(studio, shop);
    expect((await put({ link_secret: null }, match)).status).toBe(412);
  });

  it("is removed; the audit log omits its key", async () => {
    await connect(studio, shop);
    expect((await studio.delete("/merchant")).status).toBe(204);
    expect((await studio.get("/merchant")).status).toBe(404);
    const { body } = await studio.get("/audit");
    const entries = body.filter(({ kind }: Json) => kind === "merchant");
    expect(entries.map(({ action }: Json) => action).toSorted()).toEqual(["create", "delete"]);
    expect(JSON.stringify(body)).not.toContain(shop.key);
  });

  it("stays for a day after a deposit request, and while a charge is unsettled", async () => {
    await connect(studio, shop);
    const { db } = scheduling.context;
    const appointmentId = await makeAppointmentRow(db, studio.accountId);
    const request = new Date();
    const row = { accountId: studio.accountId, appointmentId };
    await makeDepositRow(db, { ...row, asked: request });
    const kept = await studio.delete("/merchant");
    expect([kept.status, kept.body.error_description]).toEqual([
      409,
      "Payments of this merchant are not settled yet, or were requested within a day",
    ]);
    const other = await makeGatewayShop(paymentInstallation);
    const change = { merchant_id: other.merchantId, key: other.key };
    expect((await put(change)).status).toBe(409);
    expect((await put({ link_secret: null })).status).toBe(200);
    await ageDeposits(db, studio.accountId);
    await makeChargeRow(db, row);
    expect((await put(change)).status).toBe(409);
    await settleCharges(db, studio.accountId);
    expect((await put(change)).status).toBe(200);
    expect((await studio.delete("/merchant")).status).toBe(204);
  });

  it("requires an administrator", async () => {
    const member = await makeMember(scheduling, studio);
    expect((await member.get("/merchant")).status).toBe(403);
    expect((await member.put("/merchant", fields())).status).toBe(403);
  });
});

describe("installation without a payment service", () => {
  it("requires an address and calls it only if the settings permit it", async () => {
    const alone = await startTestScheduling({
      settings: { paymentsAt: undefined, webhooksToPrivate: true },
    });
    const own = await makeStudio(alone);
    expect((await own.put("/merchant", fields())).body.errors).toEqual({
      url: ["is required: this installation has no payment service"],
    });
    const { status, body } = await own.put("/merchant", {
      ...fields(),
      url: paymentInstallation.url,
    });
    expect([status, body.url]).toEqual([200, paymentInstallation.url]);
    const gone = { ...fields(), url: "http://127.0.0.1:9" };
    const away = await own.put("/merchant", gone);
    expect([away.status, away.body.error]).toEqual([503, "payments_unavailable"]);
    await alone.close();
  });
});
