import { createMockTransport, type Transport } from "@frontdesk/rest";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { quietTill } from "../../../test/no-gateway.ts";
import { type AskedPayment, type Till, type TillKey, troubleOf } from "./gateway.ts";
import { tillsOverHttp } from "./over-http.ts";

const ownUrl = "http://payments.invalid";
const key: TillKey = { url: null, merchantId: "m", key: "k", linkSecret: null };
const asked: AskedPayment = {
  ...{ reference: "r", amount: 100, currency: "EUR", text: "Yoga", locale: "en" },
  ...{ returnTo: "http://studio.invalid/a", until: new Date(0), noShow: null },
  ...{ starts: "2027-03-01T10:00:00+01:00[Europe/Berlin]", color: null },
};

const tillThrough = (transport: Transport): Till =>
  tillsOverHttp({
    ownUrl,
    transport,
    outgoing: { ask: () => Promise.reject(new Error("elsewhere")) },
  })(key);

const calls: Readonly<Record<string, (till: Till) => Promise<unknown>>> = {
  merchant: (till) => till.merchant(),
  linkTo: (till) => till.linkTo(asked),
  takesLinkSecret: (till) => till.takesLinkSecret(),
  find: (till) => till.find("r"),
  newest: (till) => till.newest(),
  newestEvent: (till) => till.newestEvent(),
  read: (till) => till.read("t"),
  move: (till) => till.move("t", { kind: "capture", amount: 1, key: "k" }),
  payLater: (till) =>
    till.payLater({ transactionId: "t", amount: 1, currency: "EUR", request: "r" }),
  since: async (till) => await Array.fromAsync(till.since(null)),
  events: async (till) => await Array.fromAsync(till.events("e")),
};

describe("slow payment service", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Answers each call after four seconds of fake time. */
  const slow = (): Transport => {
    const own = quietTill();
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
    const ended = calls[name]!(tillThrough(slow())).then(
      () => ["done", Date.now() - begun],
      (error: unknown) => [troubleOf(error), Date.now() - begun],
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

  it.each(cases)("fails `$name` with TillTrouble: $what", async ({ name, body }) => {
    const till = tillThrough(createMockTransport(() => ({ body })));
    const failed = await calls[name]!(till).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Without an error the answer counted as empty.
    expect(failed === undefined ? "nothing" : troubleOf(failed)).toMatch(/^(nothing|away)$/);
  });
});
