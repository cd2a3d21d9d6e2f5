// What customers and staff share, and how they ask.
import type { Database } from "@frontdesk/database/database";
import type { Chance } from "@frontdesk/payments/torture/chance";
import type { BookingsProcess } from "../bookings/start.ts";
import type { Call, Heard } from "../model/call.ts";
import { make, type Wanted } from "../siege/calls.ts";
import type { Till } from "./till.ts";
import type { AppointmentsWorld } from "./world.ts";

export interface AppointmentsWork {
  world: AppointmentsWorld;
  till: Till;
  /** By which time passes for those who are late. */
  db: Database;
  any(): BookingsProcess | undefined;
  stopped: AbortSignal;
  /** Every call that was made. */
  calls: Call[];
  /** Gives a number that it never gave before. */
  next(): number;
}

export interface Doing {
  kind: string;
  subject: string;
  mark?: string;
  key?: string;
  wanted: Partial<Wanted> & Pick<Wanted, "path">;
}

/** Asks scheduling and keeps what is heard; what has a key is repeated until it is answered. */
export async function doIt(
  work: AppointmentsWork,
  chance: Chance,
  { kind, subject, mark = "", key, wanted }: Doing,
): Promise<Heard> {
  const call: Call = { kind, subject, mark, heard: [], ...(key !== undefined && { key }) };
  work.calls.push(call);
  const whole = { method: "POST", authorization: "", ...wanted };
  return await make(call, whole, { target: work.any, chance, stopped: work.stopped });
}

// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the torture is about.
type Json = any;

/** What was answered; nothing where nobody answered, or not in JSON. */
export function bodyOf({ text = "" }: Heard): Json {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
