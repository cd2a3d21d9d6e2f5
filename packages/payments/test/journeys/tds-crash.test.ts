import { setTimeout as wait } from "node:timers/promises";
import { thorough } from "@frontdesk/database/testing";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCheckout, makeCustomer } from "../checkout.ts";
import { makePayer } from "../payer.ts";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "../process.ts";
import { type Json, send } from "../shop.ts";

let environment: ProcessEnvironment;
beforeAll(async () => {
  environment = await makeEnvironment();
});
afterAll(() => environment.remove());

interface PayerPage {
  order: Record<string, unknown>;
  hints: string[];
  outcome?: string;
}

async function advance(paymentsProcess: PaymentsProcess, page: PayerPage): Promise<boolean> {
  const customer = makeCustomer(paymentsProcess);
  const { order, hints } = page;
  const { status, body, headers } = await customer.post("/payments", { ...order, hints });
  const [challenge] = body.challenges ?? [];
  if (status === 429) await wait(1_000 * Number(headers["retry-after"]));
  else if (challenge === undefined) page.outcome = body.authorizationId ?? body.code;
  else {
    const response = await customer.post(challenge.path, { ...order, hints });
    if (response.status === 429) await wait(1_000 * Number(response.headers["retry-after"]));
    else if (response.body.action === undefined) hints.push(...response.body.hints);
    else
      hints.push(
        ...((await makePayer(paymentsProcess, customer).browser.open(response.body)).hints ?? []),
      );
  }
  return page.outcome === undefined;
}

async function untilTheEnd(paymentsProcess: PaymentsProcess, page: PayerPage): Promise<void> {
  while (await advance(paymentsProcess, page));
}

const stepsOfPayment = 4;
const stepsBeforeTheKill = 16;

describe.runIf(thorough)("process killed during authentications", () => {
  it("continues each one, pays each order once, and the ledger agrees", async () => {
    const first = await startProcess(environment);
    const shop = await makeCheckout(first);
    const { key } = shop;
    const test = { tds: { challenge: true, status: "authenticated", fingerprint: "success" } };
    const pages: PayerPage[] = await Promise.all(
      Array.from({ length: 30 }, async () => ({ order: await shop.order({ test }), hints: [] })),
    );
    const take = async (page: PayerPage, count: number) => {
      for (let taken = 0; taken < count; taken += 1) await advance(first, page);
    };
    await Promise.all(pages.map((page, index) => take(page, index % (stepsOfPayment + 1))));
    let steps = 0;
    let killed: Promise<unknown> | undefined;
    async function payUntilItDies(page: PayerPage): Promise<void> {
      while (page.outcome === undefined && (await advance(first, page))) {
        steps += 1;
        if (steps >= stepsBeforeTheKill) killed ??= first.end("SIGKILL");
      }
    }
    await Promise.all(pages.map((page) => payUntilItDies(page).catch(() => {})));
    expect(killed).toBeDefined();
    await killed;
    const answered = new Map(pages.map((page) => [page, page.outcome]));

    const second = await startProcess(environment);
    const isAnswered = ({ outcome }: PayerPage) => outcome !== undefined;
    expect(pages.filter(isAnswered).length).toBeGreaterThan(5);
    expect(pages.every(isAnswered)).toBe(false);
    await Promise.all(pages.map((page) => untilTheEnd(second, page)));
    for (const [page, outcome] of answered) {
      if (outcome !== undefined) expect(page.outcome).toBe(outcome);
    }
    const { body: transactions } = await send<Json[]>(
      second,
      `GET /merchants/${shop.merchant.id}/transactions?limit=100`,
      { key },
    );
    // A payment under authorisation at the kill fails and charges nothing.
    const paid = pages.filter(({ outcome }) => outcome !== "PAYMENT_METHOD_ERROR");
    expect(transactions.map(({ id }) => id).sort()).toEqual(
      paid.map(({ outcome }) => outcome).sort(),
    );
    expect(paid.length).toBeGreaterThan(5);
    const proof = await send(second, "POST /payments/operator/reconciliations", {
      key: operatorKey,
    });
    expect(proof.body).toMatchObject({ findings: [] });
    expect(await second.end("SIGTERM")).toBe(0);
  }, 180_000);
});
