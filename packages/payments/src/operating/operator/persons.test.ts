import type { Assertion } from "@frontdesk/people/assertions/assertion";
import { asserted } from "@frontdesk/people/test/asserted";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeApp, makeMerchant } from "../../../test/shop.ts";

const personId = "5".repeat(24);
const minute = 60_000;

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const path = "/payments/operator/actions?limit=1";

interface Asking {
  said?: Partial<Assertion>;
  url?: string;
  remoteAddress?: string;
}

async function ask({ said = {}, url = path, remoteAddress = "127.0.0.1" }: Asking = {}) {
  const authorization = await asserted(payments.context, `GET ${path}`, {
    personId,
    aud: "operator",
    address: "127.0.0.1",
    isOperator: true,
    hasSecondFactor: true,
    provedAt: Date.now() - minute,
    ...said,
  });
  const answer = await payments.admin.inject({ url, headers: { authorization }, remoteAddress });
  return [answer.statusCode, answer.json().code];
}

describe("desk on the admin listener", () => {
  it("admits an operator with a second factor within fifteen minutes", async () => {
    expect((await ask())[0]).toBe(200);
    expect((await ask({ said: { provedAt: Date.now() - 14 * minute } }))[0]).toBe(200);
  });

  it.each<[string, Partial<Assertion>, string]>([
    ["who is none", { isOperator: false }, "operator_needed"],
    ["without a second factor", { hasSecondFactor: false, provedAt: null }, "second_factor_needed"],
    ["who proved none in this session", { provedAt: null }, "step_up_required"],
    ["who proved one too long ago", { provedAt: Date.now() - 15.1 * minute }, "step_up_required"],
    ["whose browser is elsewhere", { address: "198.51.100.7" }, "operator_remote"],
  ])("admits no person %s", async (_title, labels, code) => {
    expect(await ask({ said: labels })).toEqual([403, code]);
  });

  it.each<[string, Asking]>([
    ["of another service", { said: { aud: "payments" } }],
    ["that is late", { said: { at: Date.now() - 61_000 } }],
    ["for another path", { url: "/payments/operator/merchants?limit=1" }],
  ])("is refused for an assertion %s", async (_title, asking) => {
    expect(await ask(asking)).toEqual([401, "operator_key"]);
  });

  it("is refused from another machine", async () => {
    expect(await ask({ remoteAddress: "198.51.100.9" })).toEqual([403, "operator_remote"]);
  });
});

it("operators' audit log: names the signed-in operator", async () => {
  const { id } = await makeMerchant(payments, await makeApp(payments));
  const url = `/payments/operator/merchants/${id}/suspension`;
  const labels = { personId, aud: "operator", address: "127.0.0.1", isOperator: true } as const;
  const proved = { hasSecondFactor: true, provedAt: Date.now() };
  const authorization = await asserted(payments.context, `PUT ${url}`, { ...labels, ...proved });
  const suspended = await payments.admin.inject({
    method: "PUT",
    url,
    headers: { authorization },
    payload: { payments: true, captures: false, payouts: false, reason: "fraud" },
  });
  expect(suspended.statusCode).toBeLessThan(300);
  const listing = await asserted(payments.context, `GET ${path}`, { ...labels, ...proved });
  const { body } = await payments.admin.inject({ url: path, headers: { authorization: listing } });
  expect(body).toContain(`person:${personId} at 127.0.0.1`);
});
