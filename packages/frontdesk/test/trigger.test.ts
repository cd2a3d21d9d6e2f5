import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startTestPayments, type TestPayments } from "@frontdesk/payments/test/harness";
import {
  type App,
  asking,
  type Json,
  type MerchantBody,
  makeApp,
  makeMerchant,
} from "@frontdesk/payments/test/shop";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { listen } from "@frontdesk/server/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { obstacles, scenarios } from "../src/command/trigger-scenarios.ts";
import { command } from "./command.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

let payments: TestPayments;
let port = 0;
let adminPort = 0;
let app: App;
let merchant: MerchantBody;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { webhooksToPrivate: true } });
  port = await listen(payments.server);
  app = await makeApp(payments);
  adminPort = await listen(payments.admin);
  merchant = await makeMerchant(payments, app, { bank: { iban: "DE89370400440532013000" } });
});
afterAll(() => payments.close());

const env = () => ({
  PAYMENTS_URL: `http://127.0.0.1:${port}`,
  FRONTDESK_KEY: app.key,
  OPERATOR_PORT: String(adminPort),
  OPERATOR_KEY: operatorKey,
});
const trigger = (...parts: string[]) => command(["trigger", ...parts], env());

describe("frontdesk trigger", () => {
  const captured = ["transaction.created", "transaction.captured"];

  it.each([
    ["transaction.created", ["transaction.created"]],
    ["transaction.failed", ["transaction.failed"]],
    ["transaction.captured", captured],
    ["transaction.refunded", [...captured, "transaction.refunded"]],
    ["transaction.voided", ["transaction.created", "transaction.voided"]],
    ["transaction.capture_failed", [...captured, "transaction.capture_failed"]],
    [
      "transaction.refund_failed",
      [...captured, "transaction.refunded", "transaction.refund_failed"],
    ],
    [
      "transaction.void_failed",
      ["transaction.created", "transaction.voided", "transaction.void_failed"],
    ],
    ["merchant.suspended", ["merchant.suspended"]],
    ["merchant.resumed", ["merchant.suspended", "merchant.updated", "merchant.resumed"]],
    ["webhook.disabled", ["webhook.disabled"]],
    ["dispute.opened", [...captured, "dispute.opened"]],
    ["dispute.answered", [...captured, "dispute.opened", "dispute.answered"]],
    ["dispute.won", [...captured, "dispute.opened", "dispute.won"]],
    ["dispute.lost", [...captured, "dispute.opened", "dispute.lost"]],
    ["fraud.reported", [...captured, "fraud.reported"]],
    ["card.deleted", ["transaction.created", "card.deleted"]],
    ["merchant.updated", ["merchant.updated"]],
    ["payout.created", ["payout.created"]],
    ["payout.paid", ["payout.created", "payout.paid"]],
    ["payout.returned", ["payout.created", "payout.returned"]],
  ])("causes %s and prints the results", async (type, types) => {
    const printed = await trigger(type, "--merchant", merchant.id);
    const messages = [...printed.matchAll(/^\d\d:\d\d:\d\d {2}(\S+) /gm)].map(([, type]) => type);
    expect(messages).toEqual(types);
  });

  it("saves a card next to the payment, and ends", async () => {
    const parts = [main, "trigger", "card.saved", "--merchant", merchant.id, "--json"];
    const { stdout } = await promisify(execFile)(process.execPath, parts, { env: env() });
    const events = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(events.at(-1)).toMatchObject({ type: "card.saved", data: { card: { bin: "410000" } } });
  });

  it("refuses a live or unknown merchant, and impossible types", async () => {
    const live = await makeMerchant(payments, app, { test: false });
    await expect(trigger("transaction.captured", "--merchant", live.id)).rejects.toThrow(
      `${live.id} is a live merchant: use a test merchant`,
    );
    const none = "0".repeat(24);
    await expect(trigger("transaction.captured", "--merchant", none)).rejects.toThrow(
      `Merchant ${none} does not exist`,
    );
    await expect(trigger("merchant.approved", "--merchant", merchant.id)).rejects.toThrow(
      /^Cannot trigger merchant\.approved: test .+; the known types are transaction\./,
    );
    await expect(trigger("parcel.sent", "--merchant", merchant.id)).rejects.toThrow(
      /^Cannot trigger parcel\.sent: the type is unknown; the known types are transaction\./,
    );
  });

  it("restores the merchant, and names the requirements of payouts", async () => {
    const bare = await makeMerchant(payments, app);
    await trigger("merchant.updated", "--merchant", bare.id);
    expect((await app.get(`/merchants/${bare.id}`)).body.merchant).toEqual(bare);
    const payout = ["trigger", "payout.created", "--merchant", bare.id];
    await expect(command(payout, env())).rejects.toThrow("409 The merchant has no IBAN");
    const { OPERATOR_KEY: _, ...keyless } = env();
    const none = { ...keyless, FRONTDESK_DATA_DIR: "/nowhere" };
    await expect(command(payout, none)).rejects.toThrow("/nowhere has no operator key");
  });

  it("exports no payout of another test merchant", async () => {
    const other = await makeMerchant(payments, app, { bank: { iban: "DE89370400440532013000" } });
    await trigger("payout.created", "--merchant", other.id);
    await trigger("payout.paid", "--merchant", merchant.id);
    const { body } = await app.get(`/merchants/${other.id}/payouts?limit=5`);
    expect(body.map(({ state }: Json) => state)).toEqual(["created"]);
  });

  it("ignores a suspended merchant, and leaves no webhook behind", async () => {
    const one = await makeMerchant(payments, app);
    const operator = asking(payments, operatorKey);
    const kept = { payments: true, captures: false, payouts: false, reason: "as it says" };
    await operator.put(`/payments/operator/merchants/${one.id}/suspension`, kept);
    await expect(trigger("merchant.suspended", "--merchant", one.id)).rejects.toThrow(
      `${one.id} is already suspended, and stays suspended`,
    );
    const { body } = await operator.get(`/payments/operator/merchants/${one.id}`);
    expect(body.merchant.suspension).toMatchObject(kept);
    await trigger("webhook.disabled", "--merchant", one.id);
    expect((await app.get(`/merchants/${one.id}/webhooks?limit=5`)).body).toEqual([]);
  });

  it("causes each type, or explains its absence", async () => {
    const { body } = await app.get("/event-types");
    const types = body.map(({ type }: Json) => type);
    expect([...Object.keys(scenarios), ...Object.keys(obstacles)].sort()).toEqual(types.sort());
  });
});
