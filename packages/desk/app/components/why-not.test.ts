import { describe, expect, it } from "vitest";
import { postOnce } from "../api/posts.ts";
import { loadWords, speechOf } from "../locales/languages.ts";
import { isUnknown, whyNot } from "./why-not.ts";

const en = await loadWords(speechOf(["en"]));
const { parts, refusals } = en;

describe("refusal message", () => {
  it.each([
    [{ status: 403, code: "role_needed" }, refusals.notAllowed],
    [{ status: 403, error: "forbidden" }, refusals.notAllowed],
    [{ status: 403, code: "owner_needed" }, refusals.onlyOwners],
    [{ status: 403, code: "step_up_required" }, refusals.unproved],
    [{ status: 401, code: "signed_out" }, refusals.signedOut],
    [{ status: 404 }, parts.gone],
    [{ status: 429, code: "RATE_LIMITED" }, refusals.tooMany],
    [{ status: 429 }, refusals.tooMany],
    [{ status: 500 }, refusals.ourFault],
    [{ status: 503, code: "service_away" }, refusals.away],
    [{ status: 503, code: "payments_unavailable" }, parts.paymentsAway],
    [{ status: 402, code: "PAYMENT_INSUFFICIENT_FUNDS" }, refusals.insufficientFunds],
  ])("for %j contains no code", (error, words) => {
    expect(whyNot(en, error)).toBe(words);
  });

  it.each([
    { status: 409, code: "filled_already" },
    { status: 502, code: "outcome_unknown" },
    {},
    { status: 200 },
    { status: 502 },
    { status: 503 },
    { status: 504 },
  ])("depends on the action for %j", (error) => {
    expect(whyNot(en, error)).toBeUndefined();
  });
});

describe("unknown outcome", () => {
  it.each([
    [{}, true],
    [{ status: 200 }, true],
    [{ status: 502 }, true],
    [{ status: 503 }, true],
    [{ status: 504 }, true],
    [{ status: 500 }, false],
    [{ status: 409 }, false],
  ] as const)("differs from a refusal: %j is %s", (error, exists) => {
    expect(isUnknown(error)).toBe(exists);
  });

  it("includes a request that still runs", async () => {
    const running = Object.assign(new Error("running"), { status: 409, retryAfterMs: 1_000 });
    expect(isUnknown(running)).toBe(false);
    const keys = { getItem: () => null, setItem() {}, removeItem() {} };
    await postOnce("pay", () => Promise.reject(running), keys).catch(() => {});
    expect(isUnknown(running)).toBe(true);
  });
});
