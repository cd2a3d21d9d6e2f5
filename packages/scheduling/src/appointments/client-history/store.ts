import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { type Only, ownsAppointment, ownsClient } from "../../core/own.store.ts";
import type { AppointmentState } from "../booking/appointment.ts";

/** "Visits" are attended appointments, and confirmed ones in the past. */
export interface FiguresRow {
  id: number;
  visits: number;
  noShows: number;
  cancelled: number;
  firstId: number | null;
  firstAt: Date | null;
  lastId: number | null;
  lastAt: Date | null;
  nextId: number | null;
  nextAt: Date | null;
}

const isVisit = "(a.state = 'attended' or (a.state = 'confirmed' and a.ends_at <= $3))";
const isNext = "(a.state in ('requested', 'confirmed') and a.ends_at > $3)";

const ends = (name: string, condition: string, order: "asc" | "desc"): string => `
  (array_agg(a.id order by a.starts_at ${order}, a.id ${order})
    filter (where ${condition}))[1] as "${name}Id",
  ${order === "asc" ? "min" : "max"}(a.starts_at) filter (where ${condition}) as "${name}At"`;

// A client's appointments by the index of clients, also before the first ANALYZE.
const appointmentsOf = (client: string): string => `(
  select * from scheduling.appointments
  where account_id = $1 and client_id between ${client} and ${client}
  order by client_id, id limit (select null::bigint))`;

const figuresWith = (ofClient: string, ofAppointment: string): string => `
  select c.id, f.* from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral (select * from scheduling.clients
    where account_id = $1 and id = k.id and deleted_at is null limit 1) c
  cross join lateral (
    select (count(*) filter (where ${isVisit}))::int as visits,
      (count(*) filter (where a.state = 'no_show'))::int as "noShows",
      (count(*) filter (where a.state = 'cancelled'))::int as cancelled,
      ${ends("first", isVisit, "asc")}, ${ends("last", isVisit, "desc")},
      ${ends("next", isNext, "asc")}
    from ${appointmentsOf("k.id")} a where ${ofAppointment}) f
  where ${ofClient} order by c.id`;

const figures = statement("client_figures", figuresWith("true", "true"));

const own = { account: "$1", user: "$4" };
const ownFigures = statement(
  "client_figures_own",
  figuresWith(ownsClient(own, "c"), ownsAppointment(own, "a")),
);

interface FiguresOf {
  accountId: number;
  ids: readonly number[];
  at: Date;
  only: Only | undefined;
}

/** Leaves out unknown clients, and those of others for members with `own_only`. */
export async function listClientFigures(
  db: Database,
  { accountId, ids, at, only }: FiguresOf,
): Promise<FiguresRow[]> {
  const values = [accountId, [...new Set(ids)], at];
  if (only === undefined) return await run<FiguresRow>(db, figures, values);
  return await run<FiguresRow>(db, ownFigures, [...values, only.userId]);
}

// A refund on its way lowers `keep` first. Items have the money of an order's charge.
const keptBy = (appointment: string): string => `
  select currency, greatest(0, least(coalesce(keep, captured), captured - refunded - disputed))
    as amount from (select * from scheduling.charges
      where account_id = $1 and appointment_id between ${appointment} and ${appointment}
        and kind <> 'order'
      order by appointment_id, id limit (select null::bigint)) c
  union all
  select o.currency, i.keep as amount from (select order_id, keep from scheduling.order_items
      where account_id = $1 and appointment_id between ${appointment} and ${appointment}
        and kind = 'appointment'
      order by appointment_id limit (select null::bigint)) i
    cross join lateral (select currency from scheduling.orders
      where account_id = $1 and id = i.order_id limit 1) o`;

const spend = statement(
  "client_spend",
  `select k.id, m.currency, sum(m.amount)::bigint as amount
  from ${keysFrom({ id: "$2::bigint[]" })} k
  cross join lateral ${appointmentsOf("k.id")} a
  cross join lateral (${keptBy("a.id")}) m
  where m.amount > 0 group by k.id, m.currency order by k.id, m.currency`,
);

interface SpendRow {
  id: number;
  currency: string;
  amount: number;
}

export async function listSpend(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<SpendRow[]> {
  return await run<SpendRow>(db, spend, [accountId, [...new Set(ids)]]);
}

export interface HistoryRow {
  id: number;
  service: string;
  state: AppointmentState;
  startsAt: Date;
  endsAt: Date;
  seats: number;
  price: number | null;
  currency: string | null;
  paid: number;
  resources: { id: number; name: string }[];
}

/** `owned` is a condition on a row of appointments. */
const pageWith = (owned: (row: string) => string): string => `
  select a.id, a.snapshot->>'name' as service, a.state, a.starts_at as "startsAt",
    a.ends_at as "endsAt", a.seats, (a.snapshot->>'price')::bigint as price,
    a.snapshot->>'currency' as currency, m.paid, r.resources
  from (select * from scheduling.appointments a
    where account_id = $1 and client_id between $2 and $2 and state not in ('held', 'expired')
      and (starts_at, id) < (coalesce((select starts_at from scheduling.appointments b
        where account_id = $1 and id = $4 and client_id is not distinct from $2
          and ${owned("b")}), $5::timestamptz),
        coalesce($4::bigint, 0))
      and ${owned("a")}
    order by client_id desc, starts_at desc, id desc limit $3) a
  cross join lateral (select coalesce(sum(amount), 0)::bigint as paid
    from (${keptBy("a.id")}) kept where kept.currency = a.snapshot->>'currency') m
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by b.id), '[]')
      as resources
    from (select id, resource_id from scheduling.bookings
      where account_id = $1 and session_id between a.session_id and a.session_id
        and (deleted_at is null or deleted_at >= a.ended_at)
      order by session_id, id limit (select null::bigint)) b
    cross join lateral (select id, name from scheduling.resources
      where account_id = $1 and id = b.resource_id limit 1) r) r
  order by a.starts_at desc, a.id desc`;

const page = statement(
  "client_history",
  pageWith(() => "true"),
);
const ownPage = statement(
  "client_history_own",
  pageWith((row) => ownsAppointment({ account: "$1", user: "$6" }, row)),
);

interface HistoryPage {
  accountId: number;
  clientId: number;
  most: number;
  before: number | undefined;
  only: Only | undefined;
}

/** Newest start first; none after an unknown `before`. */
export async function listHistory(
  db: Database,
  { accountId, clientId, most, before, only }: HistoryPage,
): Promise<HistoryRow[]> {
  const end = before === undefined ? "infinity" : "-infinity";
  const values = [accountId, clientId, most, before ?? null, end];
  if (only === undefined) return await run<HistoryRow>(db, page, values);
  return await run<HistoryRow>(db, ownPage, [...values, only.userId]);
}
