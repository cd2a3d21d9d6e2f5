import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { thorough } from "@frontdesk/database/testing";
import { removeThrough } from "@frontdesk/payments/test/events";
import { startTestPayments, type TestPayments } from "@frontdesk/payments/test/harness";
import {
  type App,
  type Json,
  type MerchantBody,
  makeApp,
  makeMerchant,
  makePayment,
  pay as payBy,
} from "@frontdesk/payments/test/shop";
import { type Receiver, reactions, startReceiver } from "@frontdesk/platform/test/receiver";
import { startCutting } from "@frontdesk/server/test/cutting";
import { listen } from "@frontdesk/server/test/harness";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { command } from "./command.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const patience = { timeout: 60_000, interval: 50 };

let payments: TestPayments;
let port = 0;
let app: App;
let merchant: MerchantBody;
let receiver: Receiver;
beforeAll(async () => {
  payments = await startTestPayments();
  port = await listen(payments.server);
});
afterAll(() => payments.close());
beforeEach(async () => {
  receiver = await startReceiver();
  app = await makeApp(payments);
  merchant = await makeMerchant(payments, app);
  await vi.waitFor(async () => expect(await listed()).toHaveLength(1), patience);
});

const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  await receiver.close();
});

async function listed(): Promise<Json[]> {
  const path = `/merchants/${merchant.id}/events?limit=1000&after=${"0".repeat(24)}`;
  return (await app.get(path)).body;
}

const environment = ({ at = port, key = app.key } = {}) => ({
  PAYMENTS_URL: `http://127.0.0.1:${at}`,
  FRONTDESK_KEY: key,
});

function start(parts: string[], options = {}) {
  const env = environment(options);
  const child = spawn(process.execPath, [main, "listen", ...parts], { env });
  running.push(child);
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  return { out: () => out, err: () => err, code: once(child, "close").then(([code]) => code) };
}

async function startAndWait(parts: string[], options = {}) {
  const started = start(parts, options);
  await vi.waitFor(() => expect(started.out() + started.err()).toMatch(/\n\n/), patience);
  return started;
}

const pay = () => makePayment(payments, merchant, { amount: 1000 });

describe("frontdesk listen", () => {
  it("forwards signed events and shows the responses", async () => {
    receiver.react(reactions.failsEveryOtherTime());
    const started = await startAndWait(["--forward-to", `${receiver.url}hook`]);
    const secret = /^Secret +(whsec_\S+)$/m.exec(started.out())?.[1] ?? "";
    const id = await pay();
    await app.post("/frauds", { transactionId: id, reason: 6 });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), patience);
    const [, created, reported] = await listed();
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([created, reported]);
    expect(receiver.missigned(secret)).toEqual([]);
    const { headers } = receiver.received[0]!;
    expect([headers["webhook-id"], headers["user-agent"]]).toEqual([
      created.id,
      "Frontdesk/Webhooks",
    ]);
    await vi.waitFor(() => expect(started.out()).toMatch(/ 200 in \d+ ms\n$/), patience);
    const [first = "", second = ""] = started.out().split("\n").slice(-3);
    const time = "\\d\\d:\\d\\d:\\d\\d";
    expect(first).toMatch(
      new RegExp(`^${time} {2}transaction\\.created +${id} +10\\.00 EUR {2}500 in \\d+ ms$`),
    );
    expect(second).toMatch(/ {2}fraud\.reported +[0-9a-f]{24} +200 in \d+ ms$/);
    expect(started.out()).not.toContain("\u001b");
    expect(started.out() + started.err()).not.toContain(app.key);
    // A failed forward has no retry.
    expect(receiver.counts().get(created.id)).toBe(1);
  });

  it("only prints without an address, on request one JSON per line", async () => {
    const { id: before } = (await listed())[0];
    const first = await pay();
    await vi.waitFor(async () => expect(await listed()).toHaveLength(2), patience);
    const started = await startAndWait(["--json", "--after", before]);
    await vi.waitFor(() => expect(started.out()).toMatch(/\n$/), patience);
    expect(JSON.parse(started.out())).toEqual((await listed())[1]);
    expect(JSON.parse(started.out()).data.transaction.id).toBe(first);
    expect(started.err()).not.toContain("Secret");
  });

  it("prints and forwards no card number or code", async () => {
    const numbers = ["4111222233334444", "5105105105105100"];
    const code = "847";
    receiver.react(({ body }) => [500, body]);
    const plain = await startAndWait(["--forward-to", receiver.url]);
    const json = await startAndWait(["--forward-to", receiver.url, "--json"]);
    for (const number of numbers) {
      const paid = await payBy(payments, merchant, { number, csc: code });
      const { authorizationId: transactionId } = paid.body;
      await app.post(`/transactions/${transactionId}/captures`, { amount: 500 });
      await app.post(`/merchants/${merchant.id}/cards`, { transactionId });
    }
    await payBy(payments, merchant, { number: "4100000000000007", csc: code });
    await vi.waitFor(async () => expect(await listed()).toHaveLength(8), patience);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(14), patience);
    await vi.waitFor(() => expect(json.err().match(/ 500 in /g)).toHaveLength(7), patience);
    const sent = receiver.received.map(({ headers, body }) => JSON.stringify(headers) + body);
    const texts = [plain, json].flatMap(({ out, err }) => [out(), err()]);
    const all = [...texts, ...sent].join("\n");
    expect(json.out()).toContain('"last4":"4444"');
    expect(plain.out()).toContain("transaction.failed");
    for (const number of numbers) {
      expect(all).not.toContain(number);
      expect(all).not.toContain(number.slice(4, 14));
    }
    expect(all).not.toMatch(new RegExp(`"(code|csc|cvc|value)":"?${code}`));
    expect(all).not.toContain(app.key);
  });

  it("signs with a given secret", async () => {
    const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
    await startAndWait(["--forward-to", receiver.url, "--secret", secret]);
    await pay();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
    expect(receiver.missigned(secret)).toEqual([]);
  });

  it("follows all merchants of the app, or the named ones", async () => {
    const other = await makeMerchant(payments, app);
    const all = await startAndWait(["--types", "transaction.*"]);
    const one = await startAndWait(["--types", "transaction.*", "--merchant", merchant.id]);
    const theirs = await makePayment(payments, other, { amount: 700 });
    const own = await pay();
    await vi.waitFor(() => expect(all.out()).toContain(own), patience);
    await vi.waitFor(() => expect(all.out()).toContain(theirs), patience);
    await vi.waitFor(() => expect(one.out()).toContain(own), patience);
    expect(one.out()).not.toContain(theirs);
    expect(all.out()).not.toContain("merchant.created");
  });

  it("continues after the last event when its stream breaks", async () => {
    const proxy = await startCutting(port);
    const started = await startAndWait(["--json", "--types", "transaction.created"], {
      at: proxy.port,
    });
    const ids: string[] = [];
    for (let count = 0; count < (thorough ? 15 : 8); count += 1) {
      ids.push(await pay());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const heard = () =>
      started
        .out()
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line).data.transaction.id);
    await vi.waitFor(() => expect(heard()).toHaveLength(ids.length), patience);
    expect(heard()).toEqual(ids);
    proxy.close();
  });

  it("shows local failures", async () => {
    await receiver.close();
    const started = await startAndWait(["--forward-to", receiver.url]);
    await pay();
    await vi.waitFor(
      () => expect(started.out()).toMatch(/10\.00 EUR {2}connection refused in \d+ ms\n$/),
      patience,
    );
  });
});

describe("frontdesk listen refuses", () => {
  it.each([
    ["a type that there is not", ["--types", "payout.*,parcel.sent"], "parcel.sent"],
    ["an address of another kind", ["--forward-to", "ftp://x"], "--forward-to must be"],
    ["a secret that is none", ["--secret", "whsec_?"], "--secret must be"],
    ["an id that is none", ["--after", "yesterday"], "--after must be"],
    [
      "a merchant that there is not",
      ["--merchant", "0".repeat(24)],
      `Merchant ${"0".repeat(24)} does not exist`,
    ],
  ])("%s", async (_what, parts, words) => {
    await expect(command(["listen", ...parts], environment())).rejects.toThrow(words);
  });

  it("a wrong or missing key, and an unreachable service", async () => {
    const wrong = start([], { key: "none" });
    expect([await wrong.code, wrong.out(), wrong.err()]).toEqual([
      1,
      "",
      "401 A valid API key is needed\n",
    ]);
    await expect(command(["listen"], environment({ key: "" }))).rejects.toThrow(
      /^Settings: Set FRONTDESK_KEY to the key of an app$/,
    );
    await expect(command(["listen"], environment({ at: 1 }))).rejects.toThrow(
      /^No service answers at http:\/\/127\.0\.0\.1:1$/,
    );
  });

  it("a position with expired events", async () => {
    const [{ id }] = (await listed()) as [Json];
    await removeThrough(payments, merchant.id, id);
    const parts = ["listen", "--after", `${"1".repeat(11)}${"0".repeat(13)}`];
    await expect(command(parts, environment())).rejects.toThrow("410");
  });
});
