import { setTimeout as wait } from "node:timers/promises";
import { type Database, openDatabase } from "@frontdesk/database/database";
import type { ProcessEnvironment } from "@frontdesk/payments/test/process";
import { operatorKey, type Route } from "@frontdesk/platform/test/harness";
import { reconcileBookings } from "../bookings/evidence.ts";
import type { BookingsProcess } from "../bookings/start.ts";
import { judgeAppointments } from "../model/appointments.ts";
import type { Call } from "../model/call.ts";
import type { PaidDeposit, Register } from "../model/register.ts";
import type { Finding } from "../part.ts";
import { readLetters } from "./letters.ts";
import type { PaymentProcess } from "./payment-process.ts";
import {
  countWaiting,
  hurry,
  lapseHolds,
  listCharges,
  listDeposits,
  listPlaces,
  listRevenue,
} from "./store.ts";
import { type AppointmentsWorld, deposit, owner } from "./world.ts";

export interface AppointmentsEvidence {
  environment: ProcessEnvironment;
  world: AppointmentsWorld;
  paymentProcess: PaymentProcess;
  calls: readonly Call[];
  log(line: string): void;
}

export async function judgeStudio(
  process: BookingsProcess,
  judged: AppointmentsEvidence,
): Promise<Finding[]> {
  const { environment, paymentProcess, calls, log } = judged;
  const { db, close } = await openDatabase({ url: environment.environment.DATABASE_URL ?? "" });
  try {
    const waiting = await settled(db, judged);
    const evidence = await readAll(db, judged);
    log(inWords(evidence));
    const paid = await paymentProcess.running()!.send("POST /payments/operator/reconciliations", {
      key: operatorKey,
    });
    const reconciled = [paid.text, await reconcileBookings(process)];
    return [
      ...(waiting === undefined ? [] : [`still waiting: ${waiting}`]),
      ...judgeAppointments({ ...evidence, calls }),
      ...reconciled
        .filter((text) => !/"findings":\[\]/.test(text))
        .map((text) => `reconcile: ${text}`),
    ];
  } finally {
    await close();
  }
}

async function settled(db: Database, judged: AppointmentsEvidence): Promise<string | undefined> {
  let left = "";
  // A killed call ends with its process.
  for (let round = 0, quiet = 0; round < 90 && quiet < 2; round += 1) {
    await hurry(db);
    await wait(2_000);
    const undecided = await countUndecided(db, judged);
    // Payments in time come first.
    if (undecided === 0) await lapseHolds(db);
    const counts = { ...(await countWaiting(db)), undecided };
    const isQuiet = Object.values(counts).every((count) => count === 0);
    quiet = isQuiet ? quiet + 1 : 0;
    left = JSON.stringify(counts);
    if (quiet === 2) return undefined;
  }
  return left;
}

async function countUndecided(db: Database, judged: AppointmentsEvidence): Promise<number> {
  const decided = new Set((await listCharges(db)).map(({ transactionId }) => transactionId));
  const paid = await readTransactions(judged);
  return paid.filter(({ id, successful }) => successful && !decided.has(id)).length;
}

async function readAll(
  db: Database,
  judged: AppointmentsEvidence,
): Promise<Omit<Register, "calls">> {
  const { environment } = judged;
  return {
    deposit,
    staff: [owner],
    places: await listPlaces(db),
    takenTimes: await listRevenue(db),
    deposits: await listDeposits(db),
    charges: await listCharges(db),
    transactions: await readTransactions(judged),
    mails: await readLetters(db, environment),
  };
}

async function readTransactions({
  paymentProcess,
  world,
}: AppointmentsEvidence): Promise<PaidDeposit[]> {
  const { key, merchant } = world;
  const all: PaidDeposit[] = [];
  for (let page: PaidDeposit[] | undefined; page === undefined || page.length > 0; ) {
    const last = all.at(-1)?.id;
    const before = last === undefined ? "" : `&before=${last}`;
    const route: Route = `GET /merchants/${merchant.id}/transactions?limit=500${before}`;
    const { status, body, text } = await paymentProcess
      .running()!
      .send<PaidDeposit[]>(route, { key });
    if (status !== 200) throw new Error(`${route} was answered ${status} ${text}`);
    page = body;
    all.push(...page);
  }
  return all;
}

function inWords({ places, transactions, mails }: Omit<Register, "calls">): string {
  const states = Map.groupBy(places, ({ state }) => state);
  const counts = [...states].map(([state, own]) => `${own.length} ${state}`).join(", ");
  const paid = transactions.filter(({ successful }) => successful);
  const kept = paid.filter(({ capturedAmount: captured }) => captured > 0).length;
  const back = paid.filter(({ refundedAmount: refunded }) => refunded > 0).length;
  const left = paid.filter(({ pendingAmount: pending }) => pending > 0).length;
  const money = `${transactions.length} payments: ${kept} captured, ${back} refunded`;
  const rest = `${left} left to somebody; ${mails.length} mails`;
  return `appointments: ${counts}; ${money}, ${paid.length - kept - left} voided, ${rest}`;
}
