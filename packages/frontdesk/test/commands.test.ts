import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "./command.ts";

const file = fileURLToPath(import.meta.url);
let door: Server;
let port: string;
let heard: [route: string, body: unknown][] = [];
beforeAll(async () => {
  door = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === "/rates.xml") {
      response.end("<rates/>");
      return;
    }
    heard.push([`${request.method} ${request.url}`, body === "" ? undefined : JSON.parse(body)]);
    response.writeHead(200, { "content-type": "application/json" }).end('{"done":true}\n');
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  port = String((door.address() as AddressInfo).port);
});
afterAll(() => door.close());

/** What the operator's door hears of a command. */
async function run(...parts: string[]): Promise<typeof heard> {
  heard = [];
  const env = { OPERATOR_PORT: port, OPERATOR_KEY: "operator-key-of-the-tests" };
  await command(parts, env);
  return heard;
}

const operator = "/payments/operator";

describe("the command of an operator", () => {
  it.each<[string[], string, unknown]>([
    [
      ["suspend-merchant", "5f", "--payments", "--payouts", "--reason", "Stolen cards"],
      `PUT ${operator}/merchants/5f/suspension`,
      { payments: true, captures: false, payouts: true, reason: "Stolen cards" },
    ],
    [["resume-merchant", "5f"], `DELETE ${operator}/merchants/5f/suspension`, undefined],
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
  ])("%j asks for what it says", async (parts, route, body) => {
    expect(await run(...parts)).toEqual([[route, body]]);
  });

  it("imports rates from a file or from an address", async () => {
    const url = `http://127.0.0.1:${port}/rates.xml`;
    const route = `POST ${operator}/rates`;
    expect(await run("rates", "--fetch", url)).toEqual([[route, { xml: "<rates/>" }]]);
    const [[, body] = []] = await run("rates", file);
    expect(body).toEqual({ xml: expect.stringContaining("import") });
    for (const parts of [["rates"], ["rates", file, "--fetch", url]]) {
      await expect(run(...parts)).rejects.toThrow("Name a file, or an address by --fetch");
    }
  });

  it("says what a suspension is from", async () => {
    await expect(run("suspend-merchant", "5f", "--reason", "x")).rejects.toThrow(
      "Say from what: --payments, --captures, --payouts",
    );
  });
});
