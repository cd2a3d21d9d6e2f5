// Appointments as a CSV table, with the names of client, staff and rooms.
import type { Database } from "@frontdesk/database/database";
import type { Columns } from "@frontdesk/server/csv";
import { momentOf, wallRangeOf } from "../../core/dates.ts";
import { includes } from "../../core/rights.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type FullRow, inFull } from "./appointment.ts";
import { listNames } from "./listing.store.ts";

interface TabledAppointment {
  row: FullRow;
  wall: ReturnType<typeof wallRangeOf>;
  client: string | null;
  staff: string;
  seesClient: boolean;
}

export async function* tabled(
  db: Database,
  { account }: Pick<Actor, "account">,
  pages: AsyncIterable<readonly FullRow[]>,
): AsyncGenerator<TabledAppointment[]> {
  const seesClient = includes(account.rights.clients, "view");
  for await (const rows of pages) {
    const full = await inFull(db, account.id, rows);
    const names = await listNames(db, account.id, {
      clientIds: full.flatMap(({ client_id: id }) => id ?? []),
      resourceIds: full.flatMap(({ resourceIds = [] }) => resourceIds),
    });
    const named = ({ resourceIds = [] }: FullRow) =>
      resourceIds.map((id) => names.get(`resource ${id}`) ?? "").join(", ");
    yield full.map((row) => ({
      row,
      wall: wallRangeOf(account.timezone, row.starts_at, row.ends_at),
      client: names.get(`client ${row.client_id}`) ?? row.name,
      staff: named(row),
      seesClient,
    }));
  }
}

const price = ({ snapshot, seats }: FullRow) =>
  snapshot.price === null || snapshot.currency === null
    ? null
    : { amount: snapshot.price * seats, currency: snapshot.currency };

const seen =
  <Value>(read: (entry: TabledAppointment) => Value) =>
  (entry: TabledAppointment): Value | null =>
    entry.seesClient ? read(entry) : null;

/** An end after midnight is above 24:00. */
export const appointmentColumns: Columns<TabledAppointment> = {
  id: ({ row }) => row.id,
  date: ({ wall }) => wall.date,
  start_time: ({ wall }) => ({ minutes: wall.start_time }),
  end_time: ({ wall }) => ({ minutes: wall.end_time }),
  state: ({ row }) => row.state,
  service: ({ row }) => row.snapshot.name,
  staff_and_rooms: ({ staff }) => staff,
  client_id: ({ row }) => row.client_id,
  client: seen(({ client }) => client),
  email: seen(({ row }) => row.email),
  phone: seen(({ row }) => row.phone),
  notes: seen(({ row }) => row.notes),
  seats: ({ row }) => row.seats,
  price: ({ row }) => price(row),
  currency: ({ row }) => row.snapshot.currency,
  cancelled_by: ({ row }) => row.cancelled_by,
  created_at: ({ row }) => momentOf(row.created_at),
};
