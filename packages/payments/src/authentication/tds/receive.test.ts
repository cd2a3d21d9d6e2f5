import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { entersCode, failsThrice, makePayer } from "../../../test/payer.ts";
import { encode, type RReq } from "./messages.ts";

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

interface Waiting {
  id: string;
  ds: string;
  acs: string;
}

async function makeChallenge() {
  const order = await shop.order({ test: { tds: { challenge: true } } });
  const { hints } = await makePayer(payments, shop.customer).pay(order, undefined, 1);
  const { rows } = await sql<Waiting>`
    select id, directory_server_transaction_id as ds, access_control_server_transaction_id as acs
    from payments.authentications order by created_at desc, id limit 1`.execute(payments.opened.db);
  const pay = () => shop.customer.pay({ ...order, hints });
  const { body } = await shop.customer.post("/payments/challenges/tds-challenge", {
    ...order,
    hints,
  });
  return { ...rows[0]!, order, hints, pay, form: body };
}

function resultFor({ id, ds, acs }: Waiting): RReq {
  return {
    messageType: "RReq",
    messageVersion: "2.2.0",
    threeDSServerTransID: id,
    dsTransID: ds,
    acsTransID: acs,
    messageCategory: "01",
    transStatus: "Y",
    eci: "05",
    authenticationValue: Buffer.alloc(20, 7).toString("base64"),
    authenticationType: "02",
    interactionCounter: "01",
  };
}

const deliver = (result: unknown) => payments.context.issuer.deliver(result);
const stranger = "ffffffff-ffff-4fff-8fff-ffffffffffff";

describe("challenge result", () => {
  it("is confirmed with all three ids, and decides", async () => {
    const challenge = await makeChallenge();
    expect(await deliver(resultFor(challenge))).toEqual({
      messageType: "RRes",
      messageVersion: "2.2.0",
      threeDSServerTransID: challenge.id,
      dsTransID: challenge.ds,
      acsTransID: challenge.acs,
      resultsStatus: "01",
    });
    expect((await challenge.pay()).status).toBe(201);
    expect((await shop.transactions())[0].tds).toBe("full");
  });

  it("is accepted once, before any other", async () => {
    const challenge = await makeChallenge();
    const failed = { ...resultFor(challenge), transStatus: "N" };
    const answers = await Promise.all([deliver(failed), deliver(failed), deliver(failed)]);
    const taken = answers.filter(({ messageType }) => messageType === "RRes");
    expect(taken).toHaveLength(1);
    const others = answers.filter((answer) => answer !== taken[0]);
    others.push(await deliver(resultFor(challenge)));
    for (const other of others) {
      expect(other).toMatchObject({ messageType: "Erro", errorCode: "305", errorComponent: "S" });
    }
    expect((await challenge.pay()).body.code).toBe("TDSECURE_FAILED");
  });

  it.each<[string, (result: RReq, other: Waiting) => object]>([
    ["another threeDSServerTransID", (_result, { id }) => ({ threeDSServerTransID: id })],
    ["another dsTransID", (_result, { ds }) => ({ dsTransID: ds })],
    ["another acsTransID", (_result, { acs }) => ({ acsTransID: acs })],
    ["an unknown id", () => ({ threeDSServerTransID: stranger })],
  ])("is refused with %s, and the challenge continues", async (_is, change) => {
    const challenge = await makeChallenge();
    const other = await makeChallenge();
    const result = resultFor(challenge);
    const refusal = await deliver({ ...result, ...change(result, other) });
    expect(refusal).toMatchObject({ messageType: "Erro", errorCode: "305" });
    for (const waiting of [challenge, other]) {
      expect((await waiting.pay()).body.challenges).toHaveLength(1);
    }
  });

  it.each<[string, object]>([
    ["no cryptogram", { authenticationValue: undefined }],
    ["a cryptogram of another length", { authenticationValue: "AAAA" }],
    ["another version", { messageVersion: "2.1.0" }],
    ["another type", { messageType: "CRes" }],
    ["a status that is no end", { transStatus: "C" }],
    ["an id that is none", { acsTransID: "1' or '1'='1" }],
  ])("is malformed with %s", async (_is, change) => {
    const challenge = await makeChallenge();
    const refusal = await deliver({ ...resultFor(challenge), ...change });
    expect(refusal).toMatchObject({ messageType: "Erro", errorCode: "203" });
    expect((await challenge.pay()).body.challenges).toHaveLength(1);
  });

  it.each([[null], ["RReq"], [[]], [7], [undefined]])("is malformed as %j", async (input) => {
    expect(await deliver(input)).toMatchObject({ messageType: "Erro", errorCode: "203" });
  });

  it("is refused after the deadline", async () => {
    const challenge = await makeChallenge();
    passedMs += payments.context.tds.times.challengeWithinMs;
    expect(await deliver(resultFor(challenge))).toMatchObject({ errorCode: "305" });
    expect((await challenge.pay()).body.code).toBe("TDSECURE_FAILED");
  });
});

describe("browser's return", () => {
  async function comesBack(cres: string) {
    const action = "/payments/challenges/tds-challenge/return";
    return await makePayer(payments, shop.customer).browser.open({ action, fields: { cres } });
  }

  const successFor = ({ id, acs }: Waiting): string =>
    encode({
      messageType: "CRes",
      messageVersion: "2.2.0",
      threeDSServerTransID: id,
      acsTransID: acs,
      challengeCompletionInd: "Y",
      transStatus: "Y",
    });

  it("does not authenticate before the issuer's result is here", async () => {
    const challenge = await makeChallenge();
    const { hints } = await comesBack(successFor(challenge));
    expect(hints).toHaveLength(1);
    const paying = { ...challenge.order, hints: [...challenge.hints, ...hints!] };
    expect((await shop.customer.pay(paying)).body.challenges).toMatchObject([
      { name: "tds-challenge" },
    ]);
    await entersCode(await makePayer(payments, shop.customer).browser.open(challenge.form));
    expect((await shop.customer.pay(paying)).status).toBe(201);
  });

  it("does not turn a failure into a success", async () => {
    const challenge = await makeChallenge();
    await failsThrice(await makePayer(payments, shop.customer).browser.open(challenge.form));
    const { hints } = await comesBack(successFor(challenge));
    const paying = { ...challenge.order, hints: [...challenge.hints, ...hints!] };
    expect((await shop.customer.pay(paying)).body.code).toBe("TDSECURE_FAILED");
  });

  it.each<[string, (one: Waiting, other: Waiting) => string]>([
    ["is no message", () => "x"],
    ["is empty", () => ""],
    ["is huge", () => "A".repeat(60_000)],
    ["is not JSON", () => Buffer.from("{").toString("base64url")],
    ["names another challenge", (one, other) => successFor({ ...one, acs: other.acs })],
    ["names nothing known", (one) => successFor({ ...one, id: stranger })],
  ])("gets a page without a hint when it %s", async (_is, setUp) => {
    const payerView = await comesBack(setUp(await makeChallenge(), await makeChallenge()));
    expect([payerView.status, payerView.hints]).toEqual([400, undefined]);
    expect(payerView.text).toContain("Unknown payment");
  });
});
