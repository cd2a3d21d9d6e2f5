import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { command } from "./command.ts";

const file = fileURLToPath(import.meta.url);
let admin: Server;
let port: string;
let heard: [route: string, body: unknown][] = [];
beforeAll(async () => {
  admin = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === "/rates.xml") {
      response.end("<rates/>");
      return;
    }
    heard.push([`${request.method} ${request.url}`, body === "" ? undefined : JSON.parse(body)]);
    const answer = answers[request.url ?? ""] ?? { done: true };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(`${JSON.stringify(answer)}\n`);
  });
  await new Promise<void>((resolve) => admin.listen(0, "127.0.0.1", resolve));
  port = String((admin.address() as AddressInfo).port);
});
afterAll(() => admin.close());

async function run(...parts: string[]): Promise<typeof heard> {
  heard = [];
  const env = { OPERATOR_PORT: port, OPERATOR_KEY: "operator-key-of-the-tests" };
  await command(parts, env);
  return heard;
}

const operator = "/payments/operator";
const shop = {
  id: "5f",
  name: "Corner shop",
  currency: "EUR",
  balance: 17_469,
  bank: { iban: "DE89370400440532013000" },
  pricing: {
    rate: 0.0135,
    flat: { currency: "EUR", amount: 25 },
    dispute: { currency: "EUR", amount: 1500 },
    refundsFee: false,
  },
};
const owed = { merchantId: "5f", name: "Corner shop", amount: 17_469, currency: "EUR" };
const proposals = [
  { ...owed, bank: shop.bank, held: null, refused: null },
  { ...owed, merchantId: "60", name: "Bar", bank: { iban: null }, held: null, refused: "No IBAN" },
];
const answers: Record<string, unknown> = {
  [`${operator}/merchants/5f`]: { merchant: shop },
  [`${operator}/payout-proposals?limit=1000&test=false`]: proposals,
};
const prices = ["pricing", "5f", "--rate", "9000", "--flat", "0", "--dispute", "1500"];
const scheduling = "/scheduling/operator";

describe("operator command", () => {
  it.each<[string[], string, unknown]>([
    [
      ["suspend-merchant", "5f", "--payments", "--payouts", "--reason", "Stolen cards"],
      `PUT ${operator}/merchants/5f/suspension`,
      { payments: true, captures: false, payouts: true, reason: "Stolen cards" },
    ],
    [["resume-merchant", "5f"], `DELETE ${operator}/merchants/5f/suspension`, undefined],
    [["waiting-accounts", "--after", "6"], `GET ${scheduling}/accounts/waiting?after=6`, undefined],
    [["approve-account", "7"], `PUT ${scheduling}/accounts/7/approval`, { approved: true }],
    [
      ["approve-account", "7", "--withdraw"],
      `PUT ${scheduling}/accounts/7/approval`,
      { approved: false },
    ],
    [["give-app", "5f", "6a"], `POST ${operator}/merchants/5f/rescues`, { appId: "6a" }],
    [["operator", "add", "a@b.example"], "POST /desk/operator/operators", { email: "a@b.example" }],
    [
      ["operator", "remove", "a@b.example"],
      "DELETE /desk/operator/operators/a%40b.example",
      undefined,
    ],
    [["operator", "list"], "GET /desk/operator/operators", undefined],
    [["payment", "7b"], `GET ${operator}/transactions/7b`, undefined],
    [
      ["dispute", "7b", "--amount", "500"],
      `POST ${operator}/disputes`,
      { transactionId: "7b", amount: 500 },
    ],
    [
      ["dispute", "7b", "--amount", "500", "--reason", "4855", "--title", "Goods not received"],
      `POST ${operator}/disputes`,
      {
        transactionId: "7b",
        amount: 500,
        reason: { code: 4855, title: "Goods not received" },
      },
    ],
  ])("%j sends the matching request", async (parts, route, body) => {
    expect(await run(...parts)).toEqual([[route, body]]);
  });

  it("imports rates from a file or an address", async () => {
    const url = `http://127.0.0.1:${port}/rates.xml`;
    const route = `POST ${operator}/rates`;
    expect(await run("rates", "--fetch", url)).toEqual([[route, { xml: "<rates/>" }]]);
    const [[, body] = []] = await run("rates", file);
    expect(body).toEqual({ xml: expect.stringContaining("import") });
    for (const parts of [["rates"], ["rates", file, "--fetch", url]]) {
      await expect(run(...parts)).rejects.toThrow("Give either a file or --fetch with an address");
    }
  });

  it.each<[string[], string]>([
    [["pricing", "5f", "--rate", "", "--flat", "0", "--dispute", "0"], "--rate"],
    [["pricing", "5f", "--rate", "1.5", "--flat", "0", "--dispute", "0"], "--rate"],
    [["pricing", "5f", "--rate", "1000001", "--flat", "0", "--dispute", "0"], "--rate"],
    [["pricing", "5f", "--rate", "0", "--flat", "-1", "--dispute", "0"], "--flat"],
    [["pricing", "5f", "--rate", "0", "--flat", "0", "--dispute", " "], "--dispute"],
    [["expiry", "5f", "7d"], "days"],
    [["expiry", "5f", ""], "days"],
    [["expiry", "5f", "0"], "days"],
    [["expiry", "5f", "1e2"], "days"],
    [["tds", "5f", "Full"], "mode"],
    [["dispute", "7b", "--amount", "12.00"], "--amount"],
    [["dispute", "7b", "--amount", ""], "--amount"],
    [["dispute", "7b", "--amount", "0"], "--amount"],
    [["dispute", "7b", "--amount", "0x10"], "--amount"],
    [["dispute", "7b", "--amount", "5", "--reason", "x", "--title", "T"], "--reason"],
    [["dispute", "7b", "--amount", "5", "--reason", "4855"], "--title"],
    [["fraud", "7b", "--reason", "lost"], "--reason"],
    [["fraud", "7b", "--reason", "9"], "--reason"],
    [["fraud", "7b", "--reason", ""], "--reason"],
    [["suspend-merchant", "5f", "--payments", "--reason", " "], "--reason"],
    [["suspend", "1.5"], "account"],
    [["suspend", "99999999999999999999"], "account"],
    [["erase", ""], "user"],
    [["demo", "1", "--month", "2026-13"], "--month"],
    [["account", "a@b.example", "--name", ""], "--name"],
  ])("%j names the wrong argument and sends nothing", async (parts, name) => {
    await expect(run(...parts)).rejects.toThrow(name);
    expect(heard).toEqual([]);
  });

  it("sets prices with --yes, after a comparison with the old ones", async () => {
    const view = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const body = { rate: 9000, flat: 0, dispute: 1500, refundsFee: false };
    expect((await run(...prices, "--yes")).at(-1)).toEqual([
      `PUT ${operator}/merchants/5f/pricing`,
      body,
    ]);
    const text = view.mock.calls.join("");
    view.mockRestore();
    expect(text).toContain("Rate: 1.35 % -> 0.9 %");
    expect(text).toContain("Each capture: 0.25 EUR -> 0.00 EUR");
  });

  it("pays out with --yes, after a list of amounts and merchants", async () => {
    const view = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect((await run("payout", "--yes")).at(-1)).toEqual([
      `POST ${operator}/payouts`,
      { test: false },
    ]);
    expect((await run("payout", "5f", "--yes")).at(-1)).toEqual([
      `POST ${operator}/payouts`,
      { merchantId: "5f", test: false },
    ]);
    const text = view.mock.calls.join("");
    view.mockRestore();
    expect(text).toContain("174.69 EUR to Corner shop (5f), DE89370400440532013000");
    expect(text).toContain("Skipped: Bar (60): No IBAN");
  });

  it.each([
    ["5f", 1],
    ["60", undefined],
  ])("pays out with a refusal of %s and exits with %s", async (merchantId, code) => {
    const view = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const route = `${operator}/payouts`;
    answers[route] = { payouts: [], refused: [{ merchantId, message: "It failed" }] };
    await run("payout", "--yes");
    const ended = process.exitCode;
    process.exitCode = undefined;
    view.mockRestore();
    delete answers[route];
    expect(ended).toBe(code);
  });

  it.each([[prices], [["payout"]], [["payout", "5f"]]])(
    "%j changes nothing without --yes and a terminal",
    async (parts) => {
      const view = vi.spyOn(process.stderr, "write").mockReturnValue(true);
      await expect(run(...parts)).rejects.toThrow("--yes");
      view.mockRestore();
      expect(heard.filter(([route]) => !route.startsWith("GET "))).toEqual([]);
    },
  );

  it("shows the extent of a suspension", async () => {
    await expect(run("suspend-merchant", "5f", "--reason", "x")).rejects.toThrow(
      "Choose at least one of --payments, --captures, --payouts",
    );
  });
});
