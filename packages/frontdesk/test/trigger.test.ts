import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startTestPayments, type TestPayments } from "@frontdesk/payments/test/harness";
import {
  type App,
  type GivenMerchant,
  givenApp,
  givenMerchant,
} from "@frontdesk/payments/test/shop";
import { listen } from "@frontdesk/server/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "./command.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

let payments: TestPayments;
let port = 0;
let app: App;
let merchant: GivenMerchant;
beforeAll(async () => {
  payments = await startTestPayments();
  port = await listen(payments.server);
  app = await givenApp(payments);
  merchant = await givenMerchant(payments, app);
});
afterAll(() => payments.close());

const env = () => ({ PAYMENTS_URL: `http://127.0.0.1:${port}`, FRONTDESK_KEY: app.key });
const trigger = (...parts: string[]) => command(["trigger", ...parts], env());

describe("frontdesk trigger", () => {
  const captured = ["transaction.created", "transaction.captured"];

  it.each([
    ["transaction.created", ["transaction.created"]],
    ["transaction.failed", ["transaction.failed"]],
    ["transaction.captured", captured],
    ["transaction.refunded", [...captured, "transaction.refunded"]],
    ["transaction.voided", ["transaction.created", "transaction.voided"]],
    ["dispute.opened", [...captured, "dispute.opened"]],
    ["dispute.answered", [...captured, "dispute.opened", "dispute.answered"]],
    ["dispute.won", [...captured, "dispute.opened", "dispute.won"]],
    ["dispute.lost", [...captured, "dispute.opened", "dispute.lost"]],
    ["fraud.reported", [...captured, "fraud.reported"]],
    ["card.deleted", ["transaction.created", "card.deleted"]],
  ])("has %s happen, and tells what came of it", async (type, types) => {
    const printed = await trigger(type, "--merchant", merchant.id);
    const told = [...printed.matchAll(/^\d\d:\d\d:\d\d {2}(\S+) /gm)].map(([, type]) => type);
    expect(told).toEqual(types);
  });

  it("has a card saved, beside the payment, and ends", async () => {
    const parts = [main, "trigger", "card.saved", "--merchant", merchant.id, "--json"];
    const { stdout } = await promisify(execFile)(process.execPath, parts, { env: env() });
    const events = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(events.at(-1)).toMatchObject({ type: "card.saved", data: { card: { bin: "410000" } } });
  });

  it("refuses a live merchant, one that there is not, and what it cannot do", async () => {
    const live = await givenMerchant(payments, app, { test: false });
    await expect(trigger("transaction.captured", "--merchant", live.id)).rejects.toThrow(
      `${live.id} is a live merchant: events are triggered for test ones only`,
    );
    const none = "0".repeat(24);
    await expect(trigger("transaction.captured", "--merchant", none)).rejects.toThrow(
      `There is no merchant ${none}`,
    );
    await expect(trigger("payout.paid", "--merchant", merchant.id)).rejects.toThrow(
      /^payout\.paid cannot be triggered; these can: transaction\.created, /,
    );
  });
});
