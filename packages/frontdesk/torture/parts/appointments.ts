import { openDatabase } from "@frontdesk/database/database";
import { makeEnvironment, type ProcessEnvironment } from "@frontdesk/payments/test/process";
import { chanceOf } from "@frontdesk/payments/torture/chance";
import { migrations } from "../../test/migrations.ts";
import { callAsCustomers, payEarly } from "../appointments/customers.ts";
import { judgeStudio } from "../appointments/judge.ts";
import { type PaymentProcess, startPaymentProcess } from "../appointments/payment-process.ts";
import { callAsStaff } from "../appointments/staff.ts";
import { freeClaims } from "../appointments/store.ts";
import type { AppointmentsWork } from "../appointments/work.ts";
import { setAppointments } from "../appointments/world.ts";
import { startBookings } from "../bookings/start.ts";
import type { Call } from "../model/call.ts";
import type { Finding, Part, Trial } from "../part.ts";
import { besiege, heardOf } from "../siege/siege.ts";

const customers = 40;
const staff = 3;
/** Shorter runs see almost no payments. */
const leastSeconds = 30;

const deaths = [
  ...Array.from({ length: 10 }, () => undefined),
  "after appointment_insert",
  "after session_take",
  // The deposit is stored without a redirect, or the reverse.
  "committed deposit_insert",
  "after deposits_take",
  // The charge is decided but not stored, or its answer is lost.
  "after charge_insert",
  "committed charge_insert",
  "after charges_claim",
  "before charge_conclude",
  "after charge_keep_less",
  "before notice_take",
];

/** Three scheduling processes and a payment service all die. */
export const appointments: Part = {
  name: "appointments",
  async run(trial) {
    const input = await makeEnvironment(migrations);
    const environment = { ...input.environment, LOG_LEVEL: "fatal" };
    const paymentProcess = await startPaymentProcess({ ...input, environment });
    const proxy = { PAYMENTS_INTERNAL_URL: paymentProcess.proxy.url };
    const processEnvironment = { ...input, environment: { ...environment, ...proxy } };
    try {
      return await torture(processEnvironment, paymentProcess, trial);
    } finally {
      await paymentProcess.end();
      await processEnvironment.remove();
    }
  },
};

async function torture(
  environment: ProcessEnvironment,
  paymentProcess: PaymentProcess,
  trial: Trial,
): Promise<Finding[]> {
  const { db, close } = await openDatabase({ url: environment.environment.DATABASE_URL ?? "" });
  const first = await startBookings(environment);
  const world = await setAppointments(first, paymentProcess);
  const calls: Call[] = [];
  let number = 0;
  const next = () => {
    number += 1;
    return number;
  };
  const besieged = { world, paymentProcess, db, calls, next };
  const stopped = new AbortController().signal;
  const early = chanceOf(trial.random.between(0, 2 ** 31));
  await payEarly({ ...besieged, any: () => first, stopped }, early);
  await first.end();
  const faults = await siege(besieged, environment, trial);
  await freeClaims(db).finally(close);
  const last = await startBookings(environment);
  try {
    const judged = { environment, world, paymentProcess, calls, log: trial.log };
    return [...faults, ...(await judgeStudio(last, judged))];
  } finally {
    await last.end();
  }
}

async function siege(
  besieged: Omit<AppointmentsWork, "any" | "stopped">,
  environment: ProcessEnvironment,
  { minutes, random, log }: Trial,
): Promise<Finding[]> {
  const options = {
    databaseUrl: environment.environment.DATABASE_URL ?? "",
    seconds: Math.max(leastSeconds, minutes * 60),
    log,
    deaths,
    chance: random,
    start: (more: Record<string, string>) => startBookings(environment, more),
  };
  const seedsOf = (count: number) =>
    Array.from({ length: count }, () => random.between(0, 2 ** 31));
  const faults = await besiege(options, async (stopped, { any }) => {
    const work = { ...besieged, any, stopped };
    const bad = besieged.paymentProcess.treatBadly(stopped, chanceOf(random.between(0, 2 ** 31)));
    await Promise.all([
      ...seedsOf(customers).map((seed) => callAsCustomers(work, chanceOf(seed))),
      ...seedsOf(staff).map((seed) => callAsStaff(work, chanceOf(seed))),
    ]);
    log(`the payment service died ${await bad} times`);
  });
  log(heardOf(besieged.calls));
  return faults;
}
