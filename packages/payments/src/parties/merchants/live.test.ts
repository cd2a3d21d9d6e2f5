import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { operate } from "../../../test/ledger.ts";
import { makeApp, makeShop, merchantFields, type Shop } from "../../../test/shop.ts";
import { migrations } from "../../core/migrations.ts";
import { isUnencrypted } from "./merchant.ts";

it.each([
  ["http://pay.example.com", true],
  ["http://10.0.0.1:4010", true],
  ["http://localhost.example.com", true],
  ["https://pay.example.com", false],
  ["http://127.0.0.1:4010", false],
  ["http://localhost:4010", false],
  ["http://[::1]:4010", false],
])("card numbers to %s travel unencrypted: %s", (publicUrl, expected) => {
  expect(isUnencrypted({ publicUrl })).toBe(expected);
});

describe("installation at plain http outside loopback", () => {
  let opened: TestDatabase;
  let payments: TestPayments;
  let earlier: Shop;
  beforeAll(async () => {
    opened = await freshDatabase(migrations);
    const lasting = { ...opened, close: async () => {} };
    const before = await startTestPayments({ opened: lasting });
    earlier = await makeShop(before, { test: false });
    await before.close();
    const settings = { publicUrl: "http://pay.example.com" };
    payments = await startTestPayments({ opened: lasting, settings });
  });
  afterAll(async () => {
    await payments.close();
    await opened.close();
  });

  it.each([{ test: false }, { test: undefined }])("refuses a live merchant: %o", async (fields) => {
    const app = await makeApp(payments);
    const { status, body } = await app.post("/merchants", { ...merchantFields, ...fields });
    expect([status, body]).toEqual([
      400,
      [
        {
          field: "test",
          message: "must be true while PAYMENTS_URL is not https: live merchants need https",
        },
      ],
    ]);
  });

  it("accepts a test merchant", async () => {
    expect((await makeShop(payments)).merchant.test).toBe(true);
  });

  it("approves none of the live merchants it has", async () => {
    const path = `POST /payments/operator/merchants/${earlier.merchant.id}/approval` as const;
    const { status, body } = await operate(payments, path);
    expect([status, body]).toMatchObject([409, { code: "unencrypted" }]);
  });
});
