import { onPostgres, rounds } from "@frontdesk/database/testing";
import type { Running } from "@frontdesk/platform/test/process";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../src/core/intervals/local-time.ts";
import { reconcile } from "../../src/operating/reconcile/reconcile.ts";
import { type Counter, jane, makeCounter, makeService, monday } from "../counter.ts";
import { type Answer, countStatuses, makeCrowd } from "../crowd.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../harness.ts";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  makePaymentInstallation,
  type PaymentInstallation,
  payLink,
  withDeposit,
} from "../payment-gateway.ts";
import { startProcess } from "../process.ts";

const callers = 20;
const longestMs = 3_600_000;
const nothing = { captured: 0, refunded: 0 };
// Cancelling costs half, so that a refund happens.
const terms = { ...withDeposit, cancellation: [{ minutes_before: 60, refund_percent: 50 }] };

describe.runIf(onPostgres)("two processes on one PostgreSQL: appointments", () => {
  let paymentInstallation: PaymentInstallation;
  let shop: GatewayShop;
  let scheduling: TestScheduling;
  let processes: Running[];
  beforeAll(async () => {
    paymentInstallation = await makePaymentInstallation();
    scheduling = await startTestScheduling({ settings: { paymentsAt: paymentInstallation.url } });
    const own = { TRUST_PROXY: "127.0.0.1", PAYMENTS_INTERNAL_URL: paymentInstallation.url };
    processes = await Promise.all([startProcess(scheduling, own), startProcess(scheduling, own)]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.end()));
    await scheduling.close();
    await paymentInstallation.close();
  });
  afterEach(async () => {
    await scheduling.sweeping.drain();
    expect((await reconcile(scheduling.context, { withPayments: true })).findings).toEqual([]);
    expect(processes.map((process) => process.output()).join("")).not.toContain('"level":50');
  });

  async function ask(round: number, { subdomain }: Counter, [path, body]: [string, object]) {
    const { url } = processes[round % processes.length]!;
    networks += 1;
    const response = await fetch(`${url}/public/v1/${subdomain}/appointments${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `2001:db8:${networks.toString(16)}::1`,
      },
      body: JSON.stringify(body),
    });
    const notice: Json = await response.json();
    return { status: response.status, body: notice } satisfies Answer;
  }
  let networks = 0;

  const hourOf = (round: number) => {
    const hour = String(9 + (round % 8)).padStart(2, "0");
    return `${addDays(monday, Math.floor(round / 8))}T${hour}:00:00Z`;
  };

  async function connected(service: object): Promise<Counter> {
    const counter = await makeCounter(scheduling, { service: { ...terms, ...service } });
    shop = await makeGatewayShop(paymentInstallation);
    await connect(counter, shop);
    return counter;
  }

  async function paidFor(counter: Counter, startsAt: string): Promise<string> {
    const { token } = (await counter.hold({ starts_at: startsAt })).body;
    await sql`update scheduling.appointments set created_at = created_at - interval '1 minute'
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    const { body } = await counter.of(token).post("details", jane);
    await payLink(shop, body.payment.url);
    return token;
  }

  async function settled() {
    await expect
      .poll(async () => {
        await scheduling.money.settling.drain();
        const [last] = await shop.transactions();
        const { id, pendingAmount, capturedAmount, refundedAmount } = last;
        const keep = await keepOf(id);
        return { pending: pendingAmount, owed: capturedAmount - refundedAmount - keep };
      })
      .toEqual({ pending: 0, owed: 0 });
    const [last] = await shop.transactions();
    return { captured: last.capturedAmount, refunded: last.refundedAmount };
  }

  async function keepOf(transactionId: string): Promise<number> {
    const { rows } = await sql<{ keep: number }>`select keep from scheduling.charges
      where transaction_id = ${transactionId}`.execute(scheduling.context.db);
    return Number(rows[0]!.keep);
  }

  it(
    "decide a request once, with capture or void",
    async () => {
      const counter = await connected({ approval: "required" });
      const staff = await makeCrowd(scheduling, counter, processes);
      const { db } = scheduling.context;
      for (let round = 0; round < rounds; round += 1) {
        const token = await paidFor(counter, hourOf(round));
        const { body } = await ask(round, counter, [`/${token}/paid`, {}]);
        expect(body.state).toBe("requested");
        const [{ id }] = (await counter.get("/appointments?state[]=requested")).body;
        const deadline = async () => {
          await sql`update scheduling.appointments set decide_by = now()
          where account_id = ${counter.accountId} and id = ${id}
            and state = 'requested'`.execute(db);
          await scheduling.sweeping.drain();
        };
        const [answers] = await Promise.all([
          Promise.all(
            [0, 1, 2, 3].map((index) => {
              const decision = (index + round) % 4 < 2 ? "approve" : "decline";
              return staff(index, `POST /appointments/${id}/${decision}`, {});
            }),
          ),
          ...(round % 3 === 0 ? [deadline()] : []),
        ]);
        const won = answers.filter(({ status }) => status === 200);
        expect(won.length).toBeLessThanOrEqual(1);
        expect(answers.filter(({ status }) => status === 409)).toHaveLength(4 - won.length);
        const { state } = (await counter.get(`/appointments/${id}`)).body;
        expect(state).toBe(won[0]?.body.state ?? "declined");
        const all = { captured: 2000, refunded: 0 };
        expect(await settled()).toEqual(state === "confirmed" ? all : nothing);
      }
    },
    longestMs,
  );

  it(
    "cancel, reschedule and settle by the agreed terms",
    async () => {
      const counter = await connected({});
      for (let round = 0; round < rounds; round += 1) {
        const token = await paidFor(counter, hourOf(round));
        const { body } = await ask(round, counter, [`/${token}/paid`, {}]);
        expect(body.state).toBe("confirmed");
        const cancel = [`/${token}/cancel`, { expected_refund: 1000 }] as [string, object];
        const later = { starts_at: hourOf(round + rounds) };
        const answers = await Promise.all([
          ask(round, counter, cancel),
          ask(round, counter, [`/${token}/reschedule`, later]),
          ask(round + 1, counter, cancel),
          ask(round + 1, counter, [`/${token}/reschedule`, later]),
          scheduling.money.settling.drain(),
        ]);
        const [one, updated, other, again] = answers;
        expect([one.status, other.status]).toEqual([200, 200]);
        for (const { status } of [updated, again]) expect([200, 409]).toContain(status);
        expect((await counter.of(token).get()).body.state).toBe("cancelled");
        const { captured, refunded } = await settled();
        expect(captured - refunded).toBe(1000);
      }
    },
    longestMs,
  );

  it(
    "hold services of two parts in opposite order without deadlock",
    async () => {
      let counter = await makeCounter(scheduling, { resources: 2 });
      let services: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // The limit is some hundred holds an hour per account.
        if (round % 10 === 0) {
          counter = await makeCounter(scheduling, { resources: 2 });
          const parts = counter.resourceIds.map((id) => ({
            id: `of-${id}`,
            name: "Room",
            resource_ids: [id],
            count: 1,
            choosable: false,
          }));
          services = [
            await makeService(scheduling, counter, { parts }),
            await makeService(scheduling, counter, { parts: parts.toReversed() }),
          ];
        }
        const answers = await Promise.all(
          Array.from({ length: callers }, (_, index) => {
            const service_id = services[(index + (index >> 1)) % 2];
            const body = { service_id, starts_at: hourOf(round), timezone: "UTC" };
            return ask(index, counter, ["", body]);
          }),
        );
        expect(countStatuses(answers)).toEqual({ 201: 1, 409: callers - 1 });
        const messages = answers.flatMap(({ body }) => body.error ?? []);
        expect(new Set(messages)).toEqual(new Set(["slot_taken"]));
      }
    },
    longestMs,
  );
});
