import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { codeOn, entersCode, makePayer, type PayerView } from "../../../../test/payer.ts";
import { Script } from "../../../../test/script.ts";
import type { DirectoryServer } from "../../../authentication/tds/directory.ts";

let payments: TestPayments;
let shop: Checkout;
const network = new Script<DirectoryServer>();
let passedMs = 0;

beforeAll(async () => {
  payments = await startTestPayments({
    now: () => new Date(Date.now() + passedMs),
    directories: (simulated) => ({ test: network.over(simulated) }),
    settings: behindProxy,
  });
  shop = await makeCheckout(payments);
});
afterAll(() => payments.close());
afterEach(() => {
  network.instead = {};
});

const authenticate = "/payments/challenges/tds-authenticate";
const challenged = { test: { tds: { challenge: true } } };
const running = { code: "PAYMENT_RUNNING" };
const frictionless = { test: { tds: { challenge: false } } };

function makeSlowDirectory() {
  const query = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const requests: string[] = [];
  network.instead = {
    authenticate: async (request, scenario) => {
      requests.push(request.threeDSServerTransID);
      query.resolve();
      await release.promise;
      return await network.usual.authenticate(request, scenario);
    },
  };
  return { requests, asked: query.promise, release: release.resolve };
}

async function states(): Promise<unknown[]> {
  const { rows } = await sql<{ state: string; tds: string | null; error_code: number | null }>`
    select a.state, t.tds, t.error_code
    from payments.authorizations a
    left join payments.transactions t on t.shard = a.shard and t.authorization_id = a.id
    where a.merchant_id = ${shop.merchant.id} order by a.id`.execute(payments.opened.db);
  return rows.map(({ state, tds, error_code }) => [state, tds, error_code]);
}

describe("order authenticated by two pages at once", () => {
  it("asks the issuer once, and both pages continue", async () => {
    const order = await shop.order(frictionless);
    const slow = makeSlowDirectory();
    const first = shop.customer.post(authenticate, order);
    await slow.asked;
    const second = await shop.customer.post(authenticate, order);
    expect([second.status, second.body.code, second.headers["retry-after"]]).toEqual([
      429,
      "PAYMENT_RUNNING",
      "1",
    ]);
    slow.release();
    const third = await first.then(() => shop.customer.post(authenticate, order));
    expect([(await first).status, third.status]).toEqual([201, 201]);
    expect(slow.requests).toHaveLength(1);
  });

  it("is authorised once with the same hints", async () => {
    const before = await states();
    const order = await shop.order(frictionless);
    const { body } = await shop.customer.post(authenticate, order);
    const paying = { ...order, hints: body.hints };
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.customer.pay(paying)));
    const paid = answers.filter(({ status }) => status === 201);
    expect(paid.length).toBeGreaterThanOrEqual(1);
    expect(new Set(paid.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true);
    expect((await states()).slice(before.length)).toEqual([["approved", "full", null]]);
  });
});

describe("authentication without an answer", () => {
  it("times out, and its order continues without it", async () => {
    const silent = new Promise<never>(() => {});
    const hasty = await startTestPayments({
      directories: (test) => ({ test: { ...test, authenticate: () => silent } }),
      settings: behindProxy,
      times: { answerWithinMs: 20 },
    });
    const shop = await makeCheckout(hasty);
    const order = await shop.order(frictionless);
    const { status, taken } = await makePayer(hasty, shop.customer).pay(order);
    expect([status, taken]).toEqual([201, ["tds-authenticate"]]);
    expect((await shop.transactions())[0].tds).toBeUndefined();
    await hasty.close();
  });

  it("does not block its order after a crash", async () => {
    const order = await shop.order(frictionless);
    const slow = makeSlowDirectory();
    const lost = shop.customer.post(authenticate, order);
    await slow.asked;
    passedMs += 16_000;
    const later = await shop.customer.post(authenticate, order);
    expect((await shop.customer.pay({ ...order, hints: later.body.hints })).status).toBe(201);
    slow.release();
    await lost;
    expect((await shop.transactions())[0].tds).toBeUndefined();
    expect(slow.requests).toHaveLength(1);
  });

  it.each<[string, DirectoryServer["authenticate"]]>([
    ["an exception", () => Promise.reject(new Error("connection refused"))],
    [
      "an answer to another request",
      async (request, scenario) => ({
        ...(await network.usual.authenticate(request, scenario)),
        threeDSServerTransID: "00000000-0000-4000-8000-000000000000",
      }),
    ],
    [
      "no cryptogram",
      async (request, scenario) => {
        const answer = await network.usual.authenticate(request, scenario);
        return { ...answer, authenticationValue: undefined } as unknown as typeof answer;
      },
    ],
    [
      "another version",
      async (request, scenario) => {
        const answer = await network.usual.authenticate(request, scenario);
        return { ...answer, messageVersion: "1.0.2" } as unknown as typeof answer;
      },
    ],
    [
      "a challenge without a page",
      async (request) => {
        const answer = await network.usual.authenticate(request, { tds: { challenge: true } });
        return { ...answer, acsURL: undefined } as unknown as typeof answer;
      },
    ],
  ])("includes an answer with %s", async (_is, answering) => {
    network.instead = { authenticate: answering };
    const { status } = await makePayer(payments, shop.customer).pay(await shop.order(frictionless));
    expect(status).toBe(201);
    expect((await shop.transactions())[0].tds).toBeUndefined();
  });
});

describe("card whose issuer insists on 3-D Secure", () => {
  const number = "4100000000030020";

  it("is declined, authenticated and authorised once each", async () => {
    await shop.app.put(`/merchants/${shop.merchant.id}/tds`, { mode: "avoid" });
    const before = await states();
    const order = await shop.order({}, await shop.customer.card(number));
    const offered = await Promise.all([shop.customer.pay(order), shop.customer.pay(order)]);
    for (const { status, body } of offered) {
      expect([201, 429]).toContain(status);
      expect(body).toMatchObject(status === 201 ? { challenges: [{ type: "fetch" }] } : running);
    }
    // After a crash in between, the order continues here.
    expect((await shop.customer.pay(order)).body.challenges).toHaveLength(1);
    expect((await states()).slice(before.length)).toEqual([["declined", null, 30]]);

    const { status, hints, text } = await makePayer(payments, shop.customer).pay(order, entersCode);
    expect(status).toBe(201);
    const again = await Promise.all(
      [hints, [], ["x"]].map((hints) => shop.customer.pay({ ...order, hints })),
    );
    expect(again.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([201, text]));
    expect((await states()).slice(before.length)).toEqual([
      ["declined", null, 30],
      ["approved", "full", null],
    ]);
  });

  it("is authorised once if two pages return from the challenge", async () => {
    const before = await states();
    const order = await shop.order({}, await shop.customer.card(number));
    const { pay, take } = makePayer(payments, shop.customer);
    const { hints } = await pay(order, undefined, 1);
    hints.push(
      ...(await take("/payments/challenges/tds-challenge", { ...order, hints }, entersCode)),
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.customer.pay({ ...order, hints })),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect((await states()).slice(before.length)).toEqual([
      ["declined", null, 30],
      ["approved", "full", null],
    ]);
    await shop.app.put(`/merchants/${shop.merchant.id}/tds`, { mode: "attempt" });
  });

  it("pays follow-ups without the customer", async () => {
    const order = await shop.order({}, await shop.customer.card(number));
    const { body } = await makePayer(payments, shop.customer).pay(order, entersCode);
    const { status } = await shop.app.post(`/merchants/${shop.merchant.id}/transactions`, {
      transactionId: body.authorizationId,
      currency: "EUR",
      amount: 100,
    });
    expect(status).toBe(201);
  });
});

describe("one-time code", () => {
  async function makePage(): Promise<{
    order: Record<string, unknown>;
    page: PayerView;
    hints: string[];
  }> {
    const order = await shop.order(challenged);
    const { body } = await shop.customer.post(authenticate, order);
    const { body: form } = await shop.customer.post("/payments/challenges/tds-challenge", {
      ...order,
      ...body,
    });
    const page = await makePayer(payments, shop.customer).browser.open(form);
    return { order, page, hints: body.hints };
  }

  it("sent twice at once succeeds once, and both browsers return", async () => {
    const { order, page, hints } = await makePage();
    const both = await Promise.all([entersCode(page), entersCode(page)]);
    for (const payerView of both) expect(payerView.hints).toHaveLength(1);
    expect((await shop.customer.pay({ ...order, hints })).status).toBe(201);
  });

  it("allows two wrong attempts", async () => {
    const { order, page, hints } = await makePage();
    const wrong = { code: codeOn(page) === "000000" ? "1" : "000000", action: "answer" };
    const once = await page.send(wrong);
    expect(once.text).toMatch(/role="alert">This code is not right. 2 tries are left./);
    const twice = await once.send(wrong);
    expect(twice.text).toContain("One try is left.");
    const right = await twice.send({
      code: ` ${codeOn(page).slice(0, 3)} ${codeOn(page).slice(3)}`,
      action: "answer",
    });
    expect(right.hints).toHaveLength(1);
    expect((await shop.customer.pay({ ...order, hints })).status).toBe(201);
  });

  it("is refused after three wrong attempts, concurrent ones included", async () => {
    const { order, page, hints } = await makePage();
    const code = codeOn(page);
    const wrong = { code: code === "000000" ? "1" : "000000", action: "answer" };
    await Promise.all(Array.from({ length: 5 }, () => page.send(wrong)));
    const right = await page.send({ code, action: "answer" });
    expect(right.hints).toHaveLength(1);
    const { body } = await shop.customer.pay({ ...order, hints });
    expect(body.code).toBe("TDSECURE_FAILED");
  });

  it("is refused after the payer cancelled", async () => {
    const { order, page, hints } = await makePage();
    await page.send({ action: "cancel" });
    await entersCode(page);
    expect((await shop.customer.pay({ ...order, hints })).body.code).toBe("TDSECURE_FAILED");
  });

  it("is requested again after a reload or an early return", async () => {
    const { order, page, hints } = await makePage();
    const early = await shop.customer.pay({ ...order, hints });
    expect(early.body.challenges).toMatchObject([{ name: "tds-challenge" }]);
    const idle = await page.send({});
    expect(codeOn(idle)).toBe(codeOn(page));
    await entersCode(idle);
    expect((await shop.customer.pay({ ...order, hints })).status).toBe(201);
  });
});
