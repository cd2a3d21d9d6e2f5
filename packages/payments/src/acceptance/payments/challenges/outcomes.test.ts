import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { type Act, cancels, entersCode, failsThrice, makePayer } from "../../../../test/payer.ts";
import { Script } from "../../../../test/script.ts";
import type { Acquirer } from "../../../acquiring/port/acquirer.ts";
import { type TdsMode, verdicts } from "../../../authentication/tds/verdict.ts";
import { reconcile } from "../../../operating/reconcile/reconcile.ts";

let payments: TestPayments;
const issuer = new Script<Acquirer>();
let passedMs = 0;
let shops: Record<TdsMode, Checkout>;

beforeAll(async () => {
  payments = await startTestPayments({
    now: () => new Date(Date.now() + passedMs),
    acquirers: (simulator) => ({ test: issuer.over(simulator) }),
    settings: behindProxy,
  });
  const modes = ["avoid", "attempt", "full"] as const;
  const checkouts = await Promise.all(modes.map((mode) => makeShop(mode)));
  shops = { avoid: checkouts[0]!, attempt: checkouts[1]!, full: checkouts[2]! };
});
afterAll(() => payments.close());

async function makeShop(mode: TdsMode): Promise<Checkout> {
  const shop = await makeCheckout(payments);
  await shop.app.put(`/merchants/${shop.merchant.id}/tds`, { mode });
  return shop;
}

const dawdles: Act = async (view) => {
  passedMs += payments.context.tds.times.issuerWithinMs;
  return await view.send({ code: "", action: "answer" });
};
const leaves: Act = async (view) => {
  passedMs += payments.context.tds.times.challengeWithinMs;
  return view;
};

const visa = "410000000003";
const plain = "4100000000000000";
const happenings: [string, keyof typeof verdicts, string, Act?][] = [
  ["not enrolled", "not-enrolled", plain],
  ["Y", "authenticated", `${visa}0001`],
  ["A", "attempted", `${visa}0002`],
  ["N", "failed", `${visa}0003`],
  ["R", "rejected", `${visa}0004`],
  ["U", "unavailable", `${visa}0005`],
  ["no answer of the directory server", "unreachable", `${visa}0006`],
  ["C, then the code", "authenticated", `${visa}0010`, entersCode],
  ["C, then three wrong codes", "failed", `${visa}0010`, failsThrice],
  ["C, then cancelled", "cancelled", `${visa}0010`, cancels],
  ["C, then out of the issuer's time", "expired", `${visa}0010`, dawdles],
  ["C, then no result", "expired", `${visa}0010`, leaves],
];
const codes = { 30: "TDSECURE_REQUIRED", 31: "TDSECURE_FAILED" } as const;

async function newest(shop: Checkout) {
  const [{ id, successful, tds, error }] = await shop.transactions();
  return { id, successful, tds: tds ?? null, error: error === false ? undefined : error.code };
}

describe.each(["attempt", "full"] as const)("3-D Secure in mode %s", (mode) => {
  it.each(happenings)("%s ends with the table's verdict", async (_is, result, number, act) => {
    const shop = shops[mode];
    const order = await shop.order({}, await shop.customer.card(number));
    const answer = await makePayer(payments, shop.customer).pay(order, act);
    const verdict = verdicts[result][mode];
    if (verdict.error === undefined) {
      expect([answer.status, answer.text]).toEqual([201, expect.stringContaining("authoriz")]);
    } else {
      expect([answer.status, answer.body.code]).toEqual([400, codes[verdict.error]]);
    }
    const { id, ...match } = await newest(shop);
    const { tds, error } = verdict;
    expect(match).toEqual({ successful: error === undefined, tds, error });
    if (error === undefined) expect(answer.body).toEqual({ authorizationId: id });
    const again = await shop.customer.post("/payments", order);
    expect([again.status, again.text]).toEqual([answer.status, answer.text]);
  });
});

describe("3-D Secure in mode avoid", () => {
  it.each(happenings)("%s starts no challenge", async (_is, _result, number) => {
    const shop = shops.avoid;
    const { status, taken } = await makePayer(payments, shop.customer).pay(
      await shop.order({}, await shop.customer.card(number)),
    );
    expect([status, taken]).toEqual([201, []]);
    expect(await newest(shop)).toMatchObject({ successful: true, tds: null });
  });

  it.each(happenings)(
    "%s ends with the table's verdict if the issuer insists",
    async (_is, result, number, act) => {
      const shop = shops.avoid;
      const order = await shop.order({}, await shop.customer.card(number));
      const answer = await withInsistingIssuer(() =>
        makePayer(payments, shop.customer).pay(order, act),
      );
      const { tds, error } = verdicts[result].avoid;
      if (error === undefined) expect(answer.status).toBe(201);
      else expect([answer.status, answer.body.code]).toEqual([400, codes[error]]);
      const [last, before] = await shop.transactions();
      expect([last.tds ?? null, last.error.code]).toEqual([tds, error]);
      const wasChallenged = result !== "not-enrolled";
      expect(wasChallenged ? before : last).toMatchObject({
        successful: false,
        error: { code: 30 },
      });
      expect(answer.taken.length > 0).toBe(wasChallenged);
      const again = await shop.customer.post("/payments", order);
      expect([again.status, again.text]).toEqual([answer.status, answer.text]);
    },
  );
});

it("3-D Secure: leaves no finding of reconcile", async () => {
  const { complete, findings } = await reconcile(payments.context);
  expect([complete, findings]).toEqual([true, []]);
});

async function withInsistingIssuer<Result>(work: () => Promise<Result>): Promise<Result> {
  const { simulator } = payments;
  issuer.instead = {
    authorize: async (question) =>
      question.authentication === undefined
        ? { approved: false, error: 30 }
        : await simulator.authorize(question),
  };
  try {
    return await work();
  } finally {
    issuer.instead = {};
  }
}
