import { createMockTransport, type Transport } from "@frontdesk/rest";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { quietGateway } from "../../../test/no-gateway.ts";
import {
  type GatewayKey,
  gatewayErrorOf,
  type PaymentGateway,
  type PaymentPageInput,
} from "./gateway.ts";
import { tillsOverHttp } from "./over-http.ts";

const ownUrl = "http://payments.invalid";
const key: GatewayKey = { url: null, merchantId: "m", key: "k", linkSecret: null };
const paymentPageInput: PaymentPageInput = {
  reference: "r",
  amount: 100,
  currency: "EUR",
  text: "Yoga",
  locale: "en",
  returnTo: "http://studio.invalid/a",
  until: new Date(0),
  noShow: null,
  starts: "2027-03-01T10:00:00+01:00[Europe/Berlin]",
  color: null,
};

const gatewayThrough = (transport: Transport): PaymentGateway =>
  tillsOverHttp({
    ownUrl,
    transport,
    outgoing: { ask: () => Promise.reject(new Error("elsewhere")) },
  })(key);

const calls: Readonly<Record<string, (gateway: PaymentGateway) => Promise<unknown>>> = {
  merchant: (gateway) => gateway.merchant(),
  linkTo: (gateway) => gateway.linkTo(paymentPageInput),
  takesLinkSecret: (gateway) => gateway.takesLinkSecret(),
  find: (gateway) => gateway.find("r"),
  newest: (gateway) => gateway.newest(),
  newestEvent: (gateway) => gateway.newestEvent(),
  read: (gateway) => gateway.read("t"),
  move: (gateway) => gateway.move("t", { kind: "capture", amount: 1, key: "k" }),
  payLater: (gateway) =>
    gateway.payLater({ transactionId: "t", amount: 1, currency: "EUR", request: "r" }),
  since: async (gateway) => await Array.fromAsync(gateway.since(null)),
  events: async (gateway) => await Array.fromAsync(gateway.events("e")),
};

describe("slow payment service", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Answers after four seconds of fake time. */
  const slow = (): Transport => {
    const own = quietGateway();
    return async (request, limits) => {
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      if (request.url.endsWith("/links")) {
        return await createMockTransport(() => ({
          body: JSON.stringify({ hasSecret: true, url: `${ownUrl}/pay/?key=k` }),
        }))(request, limits);
      }
      return await own(request, limits);
    };
  };

  it.each(["linkTo", "takesLinkSecret"])("`%s` ends after five seconds in total", async (name) => {
    const begun = Date.now();
    const ended = calls[name]!(gatewayThrough(slow())).then(
      () => ["done", Date.now() - begun],
      (error: unknown) => [gatewayErrorOf(error), Date.now() - begun],
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await ended).toEqual(["away", 5_000]);
  });
});

describe("invalid answer of a payment service", () => {
  const answers = {
    nothing: "",
    null: "null",
    "an object": "{}",
    "a list": "[null]",
    text: '"ok"',
  };
  const cases = Object.keys(calls).flatMap((name) =>
    Object.entries(answers).map(([what, body]) => ({ name, what, body })),
  );

  it.each(cases)("fails `$name` with GatewayError: $what", async ({ name, body }) => {
    const gateway = gatewayThrough(createMockTransport(() => ({ body })));
    const failed = await calls[name]!(gateway).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Without an error the answer counted as empty.
    expect(failed === undefined ? "nothing" : gatewayErrorOf(failed)).toMatch(/^(nothing|away)$/);
  });
});
