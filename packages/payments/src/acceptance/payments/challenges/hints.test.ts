import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, eur, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { entersCode, makePayer } from "../../../../test/payer.ts";

let payments: TestPayments;
let shop: Checkout;
let passedMs = 0;

beforeAll(async () => {
  payments = await startTestPayments({
    now: () => new Date(Date.now() + passedMs),
    settings: behindProxy,
  });
  shop = await makeCheckout(payments);
});
afterAll(() => payments.close());

const authenticate = "/payments/challenges/tds-authenticate";
const toAuthenticate = { test: { tds: { challenge: false } } };

async function makeHint(order: object): Promise<string> {
  const { body } = await shop.customer.post(authenticate, order);
  return body.hints[0];
}

async function answersTo(order: object, hints: unknown[]): Promise<unknown[]> {
  const paths = ["/payments", authenticate];
  const answers = await Promise.all(
    paths.map((path) => shop.customer.post(path, { ...order, hints })),
  );
  return answers.map(({ status, body }) => [status, body.code, body.message]);
}

const refusal = (message: string) => Array(2).fill([400, "REQUEST_INVALID", message]);

describe("hint of a challenge", () => {
  it("of another order is refused, and that order goes on", async () => {
    const order = await shop.order(toAuthenticate);
    const other = await shop.order(toAuthenticate);
    const hint = await makeHint(order);
    const foreign = refusal("hints.0 is not a hint for this order");
    expect(await answersTo(other, [hint])).toEqual(foreign);
    expect(await answersTo({ ...order, amount: eur(1) }, [hint])).toEqual(foreign);
    expect((await shop.customer.pay({ ...order, hints: [hint] })).status).toBe(201);
  });

  it("is of no use at another merchant with the same order", async () => {
    const other = await makeCheckout(payments);
    const order = await shop.order(toAuthenticate);
    const hint = await makeHint(order);
    const elsewhere = { ...order, integration: { key: other.merchant.key } };
    expect(await answersTo(elsewhere, [hint])).toEqual(
      refusal("hints.0 is not a hint for this order"),
    );
  });

  it("refuses a change at any position", async () => {
    const order = await shop.order(toAuthenticate);
    const hint = await makeHint(order);
    for (let location = 0; location < hint.length; location += 7) {
      const letter = hint[location] === "A" ? "B" : "A";
      const edited = hint.slice(0, location) + letter + hint.slice(location + 1);
      const { body } = await shop.customer.pay({ ...order, hints: [edited] });
      expect([location, body.code]).toEqual([location, "REQUEST_INVALID"]);
    }
    expect(await shop.customer.pay({ ...order, hints: [hint.slice(0, -1)] })).toMatchObject({
      body: { code: "REQUEST_INVALID" },
    });
  });

  it.each<[unknown]>([[7], [null], [{ a: 1 }], [["x"]], [""], ["x"], ["💥"]])(
    "of another shape (%j) is refused with its path",
    async (hint) => {
      const order = await shop.order(toAuthenticate);
      const good = await makeHint(order);
      expect(await answersTo(order, [good, hint])).toEqual(
        refusal("hints.1 is not a hint for this order"),
      );
    },
  );

  it("is no token, and a token is no hint", async () => {
    const order = await shop.order(toAuthenticate);
    const { token } = (order.card as { number: { token: string } }).number;
    expect(await answersTo(order, [token])).toEqual(
      refusal("hints.0 is not a hint for this order"),
    );
    const card = { ...(order.card as object), number: { token: await makeHint(order) } };
    expect((await shop.customer.pay({ ...order, card })).body.code).toBe("TOKEN_INVALID");
  });

  it("ends after half an hour", async () => {
    const order = await shop.order(toAuthenticate);
    const hint = await makeHint(order);
    passedMs += 30 * 60_000;
    expect(await answersTo(order, [hint])).toEqual(refusal("hints.0 has expired"));
  });

  it("is accepted a hundred times, then refused", async () => {
    const order = await shop.order(toAuthenticate);
    const hint = await makeHint(order);
    const many = await shop.customer.pay({ ...order, hints: Array(101).fill(hint) });
    expect(many.body.code).toBe("REQUEST_INVALID");
    expect((await shop.customer.pay({ ...order, hints: Array(100).fill(hint) })).status).toBe(201);
  });

  it("reveals nothing about the card or the issuer", async () => {
    const order = await shop.order({}, await shop.customer.card("4100000000030001"));
    const read = Buffer.from(await makeHint(order), "base64url").toString("latin1");
    expect(read).not.toMatch(/4100|0001|asked/);
  });
});

describe("token in a challenge", () => {
  it("that expires during the challenge still pays its order, and no other", async () => {
    const card = await shop.customer.card();
    passedMs += 8 * 60_000;
    const order = await shop.order({ test: { tds: { challenge: true } } }, card);
    const { status, taken } = await makePayer(payments, shop.customer).pay(order, async (view) => {
      passedMs += 6 * 60_000;
      return await entersCode(view);
    });
    expect([status, taken.length]).toEqual([201, 2]);
    const { body } = await shop.customer.pay(await shop.order({}, card));
    expect(body.code).toBe("TOKEN_INVALID");
  });

  it("does not pay long after the challenge", async () => {
    const order = await shop.order({ test: { tds: { challenge: true } } });
    const { hints } = await makePayer(payments, shop.customer).pay(order, undefined, 1);
    passedMs += 13 * 60_000;
    expect((await shop.customer.pay({ ...order, hints })).body.code).toBe("TOKEN_INVALID");
  });

  it("belongs to the first order that authenticates with it", async () => {
    const card = await shop.customer.card();
    const order = await shop.order(toAuthenticate, card);
    const other = await shop.order({ ...toAuthenticate, amount: eur(1) }, card);
    const hints = [await makeHint(order)];
    expect((await shop.customer.post(authenticate, other)).body.code).toBe("TOKEN_INVALID");
    expect((await shop.customer.pay({ ...order, hints })).status).toBe(201);
  });
});
