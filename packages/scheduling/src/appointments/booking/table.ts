// Appointments as a CSV table, with the names of client, staff and rooms.
import type { Database } from "@frontdesk/database/database";
import type { Columns } from "@frontdesk/server/csv";
import { momentOf, wallRangeOf } from "../../core/dates.ts";
import { includes } from "../../core/rights.ts";
import { keptOf } from "../../money/charges/charge.ts";
import { paidByOrders } from "../../money/orders/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findParties } from "../../planning/bookings/store.ts";
import { type FullRow, inFull } from "./appointment.ts";

interface TabledAppointment {
  row: FullRow;
  wall: ReturnType<typeof wallRangeOf>;
  client: string | null;
  staff: string;
  /** By deposit and orders, in minor units. */
  paid: number;
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
    const ids = rows.map(({ id }) => id);
    const ordered = await paidByOrders(db, account.id, ids);
    const partiesOf = await findParties(db, account.id, full.flatMap(takenIn));
    yield full.map((row) => {
      const parties = takenIn(row).map(partiesOf);
      return {
        row,
        wall: wallRangeOf(account.timezone, row.starts_at, row.ends_at),
        client: parties[0]?.client?.name ?? row.name,
        staff: parties.map((each) => each?.resource.name ?? "").join(", "),
        paid: keptOf(row.charges ?? []) + (ordered.get(row.id) ?? 0),
        seesClient,
      };
    });
  }
}

const takenIn = ({ resourceIds = [], client_id }: FullRow) =>
  resourceIds.map((resource_id) => ({ resource_id, project_id: null, client_id }));

const price = ({ snapshot, seats }: FullRow) =>
  snapshot.price === null || snapshot.currency === null
    ? null
    : { amount: snapshot.price * seats, currency: snapshot.currency };

const paid = ({ row, paid: amount }: TabledAppointment) =>
  row.snapshot.currency === null ? null : { amount, currency: row.snapshot.currency };

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
  paid,
  currency: ({ row }) => row.snapshot.currency,
  cancelled_by: ({ row }) => row.cancelled_by,
  created_at: ({ row }) => momentOf(row.created_at),
};
