import type { Database } from "@frontdesk/database/database";
import type { Chance } from "@frontdesk/payments/torture/chance";
import type { BookingsProcess } from "../bookings/start.ts";
import type { Call, CallReply } from "../model/call.ts";
import { make, type SiegeCall } from "../siege/calls.ts";
import type { PaymentProcess } from "./payment-process.ts";
import type { AppointmentsWorld } from "./world.ts";

export interface AppointmentsWork {
  world: AppointmentsWorld;
  paymentProcess: PaymentProcess;
  db: Database;
  any(): BookingsProcess | undefined;
  stopped: AbortSignal;
  calls: Call[];
  next(): number;
}

export interface Doing {
  kind: string;
  subject: string;
  mark?: string;
  key?: string;
  wanted: Partial<SiegeCall> & Pick<SiegeCall, "path">;
}

/** Repeats with a key until answered. */
export async function doIt(
  work: AppointmentsWork,
  chance: Chance,
  { kind, subject, mark = "", key, wanted }: Doing,
): Promise<CallReply> {
  const call: Call = { kind, subject, mark, heard: [], ...(key !== undefined && { key }) };
  work.calls.push(call);
  const whole = { method: "POST", authorization: "", ...wanted };
  return await make(call, whole, { target: work.any, chance, stopped: work.stopped });
}

// biome-ignore lint/suspicious/noExplicitAny: tests read any response.
type Json = any;

export function bodyOf({ text = "" }: CallReply): Json {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
