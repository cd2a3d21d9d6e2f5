import { setTimeout as wait } from "node:timers/promises";
import type { Receiver } from "@frontdesk/payments/torture/receiver";
import { type Agenda, judgeBookings } from "../model/bookings.ts";
import type { Call } from "../model/call.ts";
import type { Finding } from "../part.ts";
import { listQueue, readBookings, reconcileBookings } from "./evidence.ts";
import type { BookingsProcess } from "./start.ts";
import { type BookingsWorld, open } from "./world.ts";

interface BookingsEvidence {
  world: BookingsWorld;
  calls: readonly Call[];
  receiver: Receiver;
  log(line: string): void;
}

export async function judgeAccount(
  process: BookingsProcess,
  { world, calls, receiver, log }: BookingsEvidence,
): Promise<Finding[]> {
  const queued = await delivered(process, world);
  const bookings = await readBookings(process, world);
  log(`${bookings.bookings.length} bookings, ${bookings.audit.length} changes`);
  const received = new Set(receiver.taken.map(({ id }) => id.replace(/\D/g, "")));
  const reconciled = await reconcileBookings(process);
  return [
    ...receiver.faults.slice(0, 10),
    ...judgeBookings({ ...bookings, calls, queued, received, open }),
    ...(/"findings":\[\]/.test(reconciled) ? [] : [`reconcile: ${reconciled}`]),
  ];
}

async function delivered(
  process: BookingsProcess,
  world: BookingsWorld,
): Promise<Agenda["queued"]> {
  for (let round = 0; round < 300; round += 1) {
    const queued = await listQueue(process, world);
    if (queued.every(({ status }) => status === "delivered")) return queued;
    await wait(1_000);
  }
  return await listQueue(process, world);
}
