import type { ProcessEnvironment } from "@frontdesk/payments/test/process";
import { startProcess } from "@frontdesk/payments/test/process";
import { makePayment } from "@frontdesk/payments/test/shop";
import { type Chance, chanceOf } from "@frontdesk/payments/torture/chance";
import { startReceiver } from "@frontdesk/payments/torture/receiver";
import { judgeAccount } from "../bookings/judge.ts";
import { startBookings } from "../bookings/start.ts";
import { callBookings } from "../bookings/work.ts";
import { type BookingsWorld, setBookings } from "../bookings/world.ts";
import type { Call } from "../model/call.ts";
import { asOf, type Point } from "../model/point.ts";
import type { Finding } from "../part.ts";
import { judgeMerchant } from "../payments/judge.ts";
import { callPayments } from "../payments/work.ts";
import { firstCall, type PaymentsWorld, setPayments } from "../payments/world.ts";
import { askOnce } from "../siege/calls.ts";
import { heardOf } from "../siege/siege.ts";

const callers = 6;

export async function startBoth({ environment, remove }: ProcessEnvironment, databaseUrl: string) {
  const own = { DATABASE_URL: databaseUrl, WEBHOOKS_TO_PRIVATE: "yes", LOG_LEVEL: "fatal" };
  const processEnvironment = { environment: { ...environment, ...own }, remove };
  const payments = await startProcess(processEnvironment);
  const bookings = await startBookings(processEnvironment).catch(async (error: unknown) => {
    await payments.end("SIGKILL");
    throw error;
  });
  const end = async (signal: NodeJS.Signals) => {
    await Promise.all([payments.end(signal), bookings.end(signal)]);
  };
  return { payments, bookings, end };
}

export type Both = Awaited<ReturnType<typeof startBoth>>;

export interface Staff {
  end(log: (line: string) => void): Promise<void>;
  /** Finds a database that differs from the point or does not continue. */
  judge(both: Both, at: { url: string; point: Point; log(line: string): void }): Promise<Finding[]>;
  leave(): void;
}

export async function openStaff({ payments, bookings }: Both, random: Chance): Promise<Staff> {
  const receivers = [await startReceiver(random), await startReceiver(random)] as const;
  for (const receiver of receivers) receiver.calm();
  const [payer, desk] = receivers;
  const [shop, studio] = [await setPayments(payments, payer), await setBookings(bookings, desk)];
  const [paid, booked]: [Call[], Call[]] = [[firstCall(shop)], []];
  const stopping = new AbortController();
  const stopped = stopping.signal;
  let number = 0;
  const next = () => {
    number += 1;
    return number;
  };
  const pays = { any: () => payments, calls: paid, transactionIds: [shop.firstId] };
  const ledger = { any: () => bookings, calls: booked, bookingIds: [] };
  const working = Array.from({ length: callers }, () => random.between(0, 2 ** 31)).flatMap(
    (seed) => [
      callPayments({ ...pays, world: shop, stopped, next }, chanceOf(seed)),
      callBookings({ ...ledger, world: studio, stopped, next }, chanceOf(seed + 1)),
    ],
  );
  return {
    end: async (log) => {
      stopping.abort();
      await Promise.all(working);
      log(heardOf(paid));
      log(heardOf(booked));
    },
    judge: async (both, { url, point, log }) => {
      const [ofShop, ofStudio] = [asOf(paid, point), asOf(booked, point)];
      log(`${ofShop.length + ofStudio.length} of ${paid.length + booked.length} calls before`);
      const merchant = { world: shop, receiver: payer, calls: ofShop, databaseUrl: url, log };
      const account = { world: studio, receiver: desk, calls: ofStudio, log };
      const matches = await Promise.all([
        judgeMerchant(both.payments, merchant),
        judgeAccount(both.bookings, account),
      ]);
      return [...matches.flat(), ...(await tryBoth(both, { shop, studio }))];
    },
    leave: () => {
      for (const receiver of receivers) receiver.close();
    },
  };
}

async function tryBoth(
  { payments, bookings }: Both,
  { shop, studio }: { shop: PaymentsWorld; studio: BookingsWorld },
): Promise<Finding[]> {
  const paid = await makePayment(payments, shop.merchant).then(
    () => [],
    (error: unknown) => [`nothing is paid afterwards: ${String(error)}`],
  );
  const ask = async (method: string, below: string, body?: object) =>
    await askOnce(bookings.url, {
      method,
      path: `${studio.path}${below}`,
      authorization: studio.authorization,
      ...(body !== undefined && { body }),
    });
  // The webhook's event would reuse a number given after the point.
  await ask("DELETE", `/webhooks/${studio.webhookId}`);
  const day = { start_date: "2028-03-01", end_date: "2028-03-01", duration: 60 };
  const heard = await ask("POST", "/bookings", { ...day, resource_id: studio.resourceIds[0] });
  const isBooked = heard.status === 201;
  const refusal = `nothing is booked afterwards: ${heard.status} ${heard.text}`;
  return isBooked ? paid : [...paid, refusal];
}
