/* One statement holds a time if the resources have the versions of the decision. The minute
   ledger and slot rows refuse minutes taken since. */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Move } from "../../inventory/capacity/capacity.ts";
import {
  addToSlotsFrom,
  holdVersionsFrom,
  moveLists,
  movesFrom,
} from "../../inventory/capacity/store.ts";
import {
  type SessionBookings,
  takingFrom,
  takingValues,
} from "../../planning/bookings/sessions/store.ts";
import { type NewSession, sessionFrom, sessionValues } from "../sessions.store.ts";
import type { AppointmentRow } from "./appointment.ts";
import { type AppointmentToInsert, appointmentFrom, appointmentValues } from "./store.ts";

// Days before bookings: the lock order.
const insert = statement(
  "hold_insert",
  `with ${holdVersionsFrom("$2::bigint[]", "$3::text[]")},
  moved as (${addToSlotsFrom(`${movesFrom(4)} cross join whole`)} returning 1),
  ${sessionFrom(8, "whole cross join (select count(*) from moved) m")},
  ${takingFrom(19, "session")},
  appointment as (${appointmentFrom(28, "session")})
  select * from appointment`,
);

export interface HeldTime {
  accountId: number;
  resources: readonly { id: number; version: string }[];
  moves: readonly Move[];
  session: Omit<NewSession, "accountId">;
  bookings: Omit<SessionBookings, "accountId" | "sessionId">;
  appointment: Omit<AppointmentToInsert, "accountId" | "sessionId">;
}

/** Undefined after a concurrent change. */
export async function insertHold(
  db: Database,
  { accountId, resources, moves, session, bookings, appointment }: HeldTime,
): Promise<AppointmentRow | undefined> {
  const ids = resources.map(({ id }) => id);
  const versions = resources.map(({ version }) => version);
  const taken = [...moveLists(moves), ...sessionValues(session), ...takingValues(bookings)];
  const values = [accountId, ids, versions, ...taken, ...appointmentValues(appointment)];
  return (await run<AppointmentRow>(db, insert, values))[0];
}
