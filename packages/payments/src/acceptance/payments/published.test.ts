// @ts-expect-error: the published client has no types.
import request from "@paylike/request";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { Script } from "../../../test/script.ts";
import type { Acquirer } from "../../acquiring/port/acquirer.ts";

let payments: TestPayments;
const acquirer = new Script<Acquirer>();
let address: string;

beforeAll(async () => {
  payments = await startTestPayments({
    acquirers: (simulator) => ({ test: acquirer.over(simulator) }),
    settings: behindProxy,
  });
  address = await payments.server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => payments.close());

/** Like the published client, which parses responses line by line. */
async function ask<Body>(path: string, body: object): Promise<Body> {
  return await request(`${address}${path}`, { fetch, version: 1, data: body }).first();
}

async function card(number = "4100000000000000") {
  return {
    number: await ask("/vault", { type: "pcn", value: number }),
    expiry: { month: 12, year: 2035 },
    code: await ask("/vault", { type: "pcsc", value: "123" }),
  };
}

describe("published client for browsers", () => {
  it("pays with the vault's response", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order({}, await card());
    const paid = await ask<{ authorizationId: string }>("/payments", order);
    expect(paid).toEqual({ authorizationId: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(await ask("/payments", order)).toEqual(paid);
    expect(await shop.transactions()).toMatchObject([{ id: paid.authorizationId }]);
  });

  it("completes 3-D Secure of an issuer that needs no browser", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order({ test: { tds: { challenge: false } } }, await card());
    const response = await ask<{ challenges: object[] }>("/payments", order);
    const path = "/payments/challenges/tds-authenticate";
    expect(response).toEqual({ challenges: [{ name: "tds-authenticate", type: "fetch", path }] });
    const { hints } = await ask<{ hints: string[] }>(path, order);
    const paid = await ask<{ authorizationId: string }>("/payments", { ...order, hints });
    expect(await shop.transactions()).toMatchObject([{ id: paid.authorizationId, tds: "full" }]);
  });

  it("parses code and message of a decline, and the request id", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order({}, await card("4100000000000007"));
    await expect(ask("/payments", order)).rejects.toMatchObject({
      name: "ResponseError",
      code: "PAYMENT_INSUFFICIENT_FUNDS",
      message: expect.stringMatching(/\w/),
      requestId: expect.stringMatching(/\w/),
    });
  });

  it("parses refusals of bodies", async () => {
    await expect(ask("/payments", {})).rejects.toMatchObject({ code: "REQUEST_INVALID" });
    await expect(ask("/payments/none", {})).rejects.toMatchObject({ code: "ENDPOINT_NOT_FOUND" });
  });

  it("gets the retry time of a running order", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order({}, await card());
    const request = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    acquirer.instead = {
      async authorize(question) {
        request.resolve();
        await release.promise;
        return await payments.simulator.authorize(question);
      },
    };
    const first = ask("/payments", order);
    await request.promise;
    await expect(ask("/payments", order)).rejects.toMatchObject({
      name: "RateLimitError",
      retryAfter: 1000,
    });
    release.resolve();
    acquirer.instead = {};
    const paid = await first;
    expect(await ask("/payments", order)).toEqual(paid);
  });
});
