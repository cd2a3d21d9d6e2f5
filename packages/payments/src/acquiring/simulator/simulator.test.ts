import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId, newShard } from "../../core/ids.ts";
import { migrations } from "../../core/migrations.ts";
import type { AuthorizationQuestion, Instruction } from "../port/acquirer.ts";
import { createSimulator, type Simulator } from "./simulator.ts";

const now = () => new Date("2026-06-15T12:00:00Z");
const eur = (value: number) => ({ currency: "EUR", exponent: 2, value });
const approved = expect.objectContaining({ approved: true });
const declined = (error: number) => ({ approved: false, error });

let opened: TestDatabase;
let simulator: Simulator;
let shard: number;
let merchantId: string;

beforeAll(async () => {
  opened = await freshDatabase(migrations);
  simulator = createSimulator({ db: opened.db, now, log: createLog({ level: "silent" }) });
  await sql`insert into payments.rates (currency, day, per_euro) values
    ('USD', '2026-06-12', 1.25), ('USD', '2026-06-16', 9), ('JPY', '2026-06-15', 160)
    on conflict do nothing`.execute(opened.db);
});
afterAll(() => opened.close());
beforeEach(() => {
  shard = newShard();
  merchantId = newId(shard);
  simulator.setFaults({});
});

function question(more: Partial<AuthorizationQuestion> = {}): AuthorizationQuestion {
  const expiry = { month: 12, year: 2030 };
  return {
    reference: newId(shard),
    shard,
    merchantId,
    card: { number: "4100000000000000", expiry, code: "123", fingerprint: "f" },
    amount: 300,
    currency: "EUR",
    descriptor: "Flowers",
    deadline: new Date(now().getTime() + 20_000),
    ...more,
  };
}

function part(authorizationQuestion: AuthorizationQuestion, amount: number): Instruction {
  const { reference, currency, card } = authorizationQuestion;
  const authorization = { reference, acquirerReference: "1" };
  const { fingerprint } = card;
  return {
    reference: newId(shard),
    shard,
    merchantId,
    authorization,
    fingerprint,
    amount,
    currency,
  };
}

async function balance(): Promise<number | undefined> {
  const { rows } = await sql<{ balance: number }>`
    select balance from payments.simulator_cards where merchant_id = ${merchantId}`.execute(
    opened.db,
  );
  return rows[0]?.balance;
}

const withBalance = (value: number) => ({ scenario: { card: { balance: eur(value) } } });

describe("simulator approval", () => {
  it("has the fields of a real one, random each time", async () => {
    const answers = [await simulator.authorize(question()), await simulator.authorize(question())];
    for (const answer of answers) {
      expect(answer).toEqual({
        approved: true,
        approvalCode: expect.stringMatching(/^[0-9A-Z]{6}$/),
        acquirerReference: expect.stringMatching(/^[0-9]{23}$/),
        networkTransactionId: expect.stringMatching(/^[0-9]{15}$/),
        eci: null,
      });
    }
    expect(answers[0]).not.toEqual(answers[1]);
  });

  it("of a card without memory writes nothing", async () => {
    const authorizationQuestion = question();
    expect(await simulator.authorize(authorizationQuestion)).toEqual(approved);
    await simulator.void(part(authorizationQuestion, 300));
    await simulator.reverse({
      ...part(authorizationQuestion, 300),
      reference: authorizationQuestion.reference,
    });
    const { rows } = await sql`
      select 1 from payments.simulator_cards where merchant_id = ${merchantId}
      union all
      select 1 from payments.simulator_movements where merchant_id = ${merchantId}`.execute(
      opened.db,
    );
    expect(rows).toEqual([]);
  });

  it("never follows a request after its deadline", async () => {
    await expect(simulator.authorize(question({ deadline: now() }))).rejects.toThrow("deadline");
  });
});

describe("simulator decline", () => {
  it("names the card's error, and sets no memory", async () => {
    const scenario = { card: { status: "lost" as const, balance: eur(100) } };
    expect(await simulator.authorize(question({ scenario }))).toEqual(declined(10));
    expect(await balance()).toBeUndefined();
  });
});

describe("simulator balance", () => {
  it("shrinks with each authorisation, even without a scenario", async () => {
    expect(await simulator.authorize(question(withBalance(1_000)))).toEqual(approved);
    expect(await simulator.authorize(question())).toEqual(approved);
    expect(await simulator.authorize(question({ initial: { networkTransactionId: "1" } }))).toEqual(
      approved,
    );
    expect(await balance()).toBe(100);
    expect(await simulator.authorize(question())).toEqual(declined(7));
    expect(await simulator.authorize(question({ amount: 100 }))).toEqual(approved);
    expect(await balance()).toBe(0);
  });

  it("is remembered even if it declines its payment", async () => {
    expect(await simulator.authorize(question(withBalance(200)))).toEqual(declined(7));
    expect(await balance()).toBe(200);
  });

  it("is replaced by another scenario's, and kept without one", async () => {
    await simulator.authorize(question(withBalance(300)));
    expect(await simulator.authorize(question(withBalance(500)))).toEqual(approved);
    expect(await balance()).toBe(200);
    const scenario = { card: { limit: eur(100) } };
    expect(await simulator.authorize(question({ amount: 50, scenario }))).toEqual(approved);
    expect(await balance()).toBe(150);
  });

  it("belongs to one card at one merchant", async () => {
    await simulator.authorize(question(withBalance(300)));
    const card = { ...question().card, fingerprint: "another" };
    expect(await simulator.authorize(question({ card }))).toEqual(approved);
    expect(await simulator.authorize(question({ merchantId: newId(shard) }))).toEqual(approved);
    expect(await simulator.authorize(question())).toEqual(declined(7));
  });

  it("is never overspent by concurrent authorisations", async () => {
    await simulator.authorize(question({ ...withBalance(1_500), amount: 0 }));
    const requests = Array.from({ length: 20 }, () => simulator.authorize(question()));
    const answers = await Promise.all(requests);
    expect(answers.filter((answer) => answer.approved)).toHaveLength(5);
    expect(answers.filter((answer) => !answer.approved)).toEqual(Array(15).fill(declined(7)));
    expect(await balance()).toBe(0);
  });

  it("grows with voids, refunds and reversals, once per reference", async () => {
    const authorizationQuestion = question(withBalance(1_000));
    await simulator.authorize(authorizationQuestion);
    const [voiding, refunding] = [
      part(authorizationQuestion, 100),
      part(authorizationQuestion, 50),
    ];
    for (let times = 0; times < 2; times += 1) {
      expect(await simulator.void(voiding)).toBe("confirmed");
      expect(await simulator.capture(part(authorizationQuestion, 100))).toBe("confirmed");
      expect(await simulator.refund(refunding)).toBe("confirmed");
    }
    expect(await balance()).toBe(850);
    const second = question();
    await simulator.authorize(second);
    const reversal = { ...part(second, 300), reference: second.reference };
    await Promise.all([simulator.reverse(reversal), simulator.reverse(reversal)]);
    expect(await balance()).toBe(850);
  });

  it("never grows by an amount that did not reduce it", async () => {
    const [before, unheard] = [question(), question()];
    await simulator.authorize(before);
    await simulator.authorize(question(withBalance(1_000)));
    await simulator.void(part(before, 300));
    await simulator.reverse({ ...part(unheard, 300), reference: unheard.reference });
    expect(await balance()).toBe(700);
  });

  it("in another currency uses the day's rates", async () => {
    const dollars = question({ ...withBalance(1_000), currency: "USD", amount: 1_000 });
    expect(await simulator.authorize(dollars)).toEqual(approved);
    expect(await balance()).toBe(200);
    expect(await simulator.authorize(question({ currency: "JPY", amount: 321 }))).toEqual(
      declined(7),
    );
    await simulator.void(part(dollars, 500));
    expect(await balance()).toBe(600);
  });

  it("declines amounts without a rate", async () => {
    expect(await simulator.authorize(question({ ...withBalance(1_000), currency: "DKK" }))).toEqual(
      declined(25),
    );
  });

  it("uses its own exponent", async () => {
    const balanceInYen = { currency: "JPY", exponent: 2, value: 160_199 };
    const scenario = { card: { balance: balanceInYen } };
    expect(await simulator.authorize(question({ scenario, amount: 1_000 }))).toEqual(approved);
    expect(await balance()).toBe(1);
  });
});

describe("simulator limit", () => {
  it("applies to its own payment only", async () => {
    const scenario = { card: { limit: eur(300) } };
    expect(await simulator.authorize(question({ scenario, amount: 301 }))).toEqual(declined(25));
    expect(await simulator.authorize(question({ scenario, amount: 300 }))).toEqual(approved);
    const dollars = question({ scenario, currency: "USD", amount: 376 });
    expect(await simulator.authorize(dollars)).toEqual(declined(25));
    expect(await simulator.authorize(question({ amount: 301 }))).toEqual(approved);
  });
});

describe("simulator faults", () => {
  it("apply to the next calls in order, and to no others", async () => {
    simulator.setFaults({ next: { authorize: ["error", "timeout"] }, timeoutMs: 1 });
    await expect(simulator.authorize(question())).rejects.toThrow("error");
    expect(await simulator.capture(part(question(), 1))).toBe("confirmed");
    await expect(simulator.authorize(question())).rejects.toThrow("timeout");
    expect(await simulator.authorize(question())).toEqual(approved);
  });

  it.each([
    ["answer-lost", 700],
    ["error", 1_000],
    ["timeout", 1_000],
  ] as const)("of %s leave a balance of %s", async (fault, left) => {
    await simulator.authorize(question({ ...withBalance(1_000), amount: 0 }));
    simulator.setFaults({ next: { authorize: [fault] }, timeoutMs: 1 });
    const authorizationQuestion = question();
    await expect(simulator.authorize(authorizationQuestion)).rejects.toThrow(fault);
    expect(await balance()).toBe(left);
    await simulator.reverse({
      ...part(authorizationQuestion, 300),
      reference: authorizationQuestion.reference,
    });
    expect(await balance()).toBe(1_000);
  });

  it("refuse an instruction without an effect", async () => {
    const authorizationQuestion = question(withBalance(1_000));
    await simulator.authorize(authorizationQuestion);
    simulator.setFaults({ next: { void: ["refused"] }, latencyMs: 1 });
    expect(await simulator.void(part(authorizationQuestion, 300))).toBe("refused");
    expect(await balance()).toBe(700);
  });
});
