/* One block of each appointment with all its resources, and of each day of other bookings. */

import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import { wallRangeOf } from "../../core/dates.ts";
import { addDays, minutesOfDay } from "../../core/intervals/local-time.ts";
import type { Only } from "../../core/own.store.ts";
import { invalid } from "../../core/refusals.ts";
import { type PaymentResponse, paymentsOf } from "../../money/charges/charge.ts";
import { type ChargeRow, listChargesOf } from "../../money/charges/store.ts";
import { paidByOrders } from "../../money/orders/store.ts";
import { midnightIn } from "../booking/routes.ts";
import { listTakenIds } from "../sessions.store.ts";
import { blockAmountsOf } from "./amounts.ts";
import { blockMoneyOf } from "./money.ts";
import { agendaLimits, agendaRefusals } from "./refusals.ts";
import type { Agenda } from "./schema.ts";
import {
  type AgendaAppointmentRow,
  type AppointmentRange,
  type BookedDayRow,
  type BusyDayRow,
  listAgendaAppointments,
  listAppointmentsOfResources,
  listBookedDays,
  listBusyDays,
  listOwnAppointments,
} from "./store.ts";
import type { LocalRange, WallTimes } from "./wall.ts";

export type AgendaBlock = Static<typeof Agenda>["blocks"][number];

/** What the caller may see. */
export interface AgendaSight {
  clients: boolean;
  projects: boolean;
  appointments: boolean;
}

export interface AgendaBlocks {
  accountId: number;
  timezone: string;
  range: LocalRange;
  wall: WallTimes;
  /** Listed resources, for other bookings. */
  listedIds: readonly number[];
  /** False for all active resources, with appointments of any. */
  isNamed: boolean;
  sight: AgendaSight;
  only: Only | undefined;
}

export async function readAgendaBlocks(db: Database, query: AgendaBlocks): Promise<AgendaBlock[]> {
  const blocks = [
    ...(await bookingBlocks(db, query)),
    ...(await busyBlocks(db, query)),
    ...(await appointmentBlocks(db, query)),
  ];
  checkCount(blocks);
  return blocks.sort(
    (one, other) =>
      compare(one.date, other.date) ||
      (one.start ?? -1) - (other.start ?? -1) ||
      compare(one.kind, other.kind) ||
      Math.abs(one.id) - Math.abs(other.id),
  );
}

/** The number says only the place in this answer. */
async function busyBlocks(db: Database, query: AgendaBlocks): Promise<AgendaBlock[]> {
  const { accountId, listedIds: resourceIds, wall, only } = query;
  if (only === undefined) return [];
  const { from: _from, to: _to, ...days } = query.range;
  const most = agendaLimits.blocks + 1;
  const rows = await listBusyDays(db, { accountId, resourceIds, ...days, most, only }, only);
  checkCount(rows);
  return within(
    query.range,
    rows.map((row, index) => busyBlock(row, wall, -1 - index)),
  );
}

function busyBlock(row: BusyDayRow, wall: WallTimes, id: number): AgendaBlock {
  return {
    kind: "booking",
    id,
    resource_ids: [row.resourceId],
    ...timesOf(row, wall),
    duration: row.duration,
    before: 0,
    after: 0,
    state: "busy",
    client: null,
    service: null,
    project: null,
    details: null,
    seats: 1,
    money: null,
    amounts: null,
    flags: [],
  };
}

function checkCount({ length }: readonly unknown[]): void {
  if (length > agendaLimits.blocks) throw invalid(agendaRefusals.manyBlocks());
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

async function bookingBlocks(db: Database, query: AgendaBlocks): Promise<AgendaBlock[]> {
  const { accountId, listedIds: resourceIds, wall, sight, only } = query;
  const { from: _from, to: _to, ...days } = query.range;
  const most = agendaLimits.blocks + 1;
  const rows = await listBookedDays(db, { accountId, resourceIds, ...days, most, only });
  checkCount(rows);
  return within(
    query.range,
    rows.map((row) => bookingBlock(row, wall, sight)),
  );
}

function within({ from, to }: LocalRange, blocks: readonly AgendaBlock[]): AgendaBlock[] {
  return blocks.filter(({ date, end }) => {
    const reach = Math.ceil((end ?? minutesOfDay) / minutesOfDay) - 1;
    return date <= to && addDays(date, reach) >= from;
  });
}

function bookingBlock(row: BookedDayRow, wall: WallTimes, sight: AgendaSight): AgendaBlock {
  const { id, duration, clientId, clientName, projectId, projectName } = row;
  return {
    kind: "booking",
    id,
    resource_ids: [row.resourceId],
    ...timesOf(row, wall),
    duration,
    before: 0,
    after: 0,
    state: stateOf(row),
    client: sight.clients && clientId !== null ? { id: clientId, name: clientName! } : null,
    service: null,
    project: sight.projects && projectId !== null ? { id: projectId, name: projectName! } : null,
    details: row.details,
    seats: 1,
    money: null,
    amounts: null,
    flags: [],
  };
}

function timesOf({ date, startTime, duration, timezone }: BusyDayRow, wall: WallTimes) {
  if (startTime === null) return { date, start: null, end: null };
  return wall.blockOf({ date, timezone, start: startTime, end: startTime + duration });
}

function stateOf({ waiting, tentative }: BookedDayRow): AgendaBlock["state"] {
  if (tentative) return "tentative";
  return waiting ? "waiting" : "booked";
}

async function appointmentBlocks(db: Database, query: AgendaBlocks): Promise<AgendaBlock[]> {
  const { accountId, timezone, listedIds: resourceIds } = query;
  const { from, to } = query.range;
  const range = {
    accountId,
    earliest: midnightIn(timezone, addDays(from, -2)),
    from: midnightIn(timezone, from),
    until: midnightIn(timezone, addDays(to, 1)),
    most: agendaLimits.blocks + 1,
  };
  const rows = await readAppointments(db, query, range);
  checkCount(rows);
  if (rows.length === 0) return [];
  const sessionIds = rows.map(({ sessionId }) => sessionId);
  const taken = Map.groupBy(
    await listTakenIds(db, accountId, sessionIds),
    ({ sessionId }) => sessionId,
  );
  const paid = await readPaid(db, query, rows);
  const blocks = rows.map((row) => {
    const ids = (taken.get(row.sessionId) ?? []).map(({ resourceId }) => resourceId);
    return appointmentBlock({ ...row, resourceIds: ids }, query, paid);
  });
  if (query.only === undefined || !query.isNamed) return blocks;
  return blocks.filter(({ resource_ids: ids }) => ids.some((id) => resourceIds.includes(id)));
}

async function readAppointments(
  db: Database,
  { isNamed, listedIds: resourceIds, only, range: { from: _from, to: _to, ...days } }: AgendaBlocks,
  range: AppointmentRange,
): Promise<AgendaAppointmentRow[]> {
  if (only !== undefined) return await listOwnAppointments(db, range, { ...only, ...days });
  if (!isNamed) return await listAgendaAppointments(db, range);
  return await listAppointmentsOfResources(db, range, { resourceIds, ...days });
}

interface Paid {
  payments: ReadonlyMap<number, PaymentResponse>;
  charges: ReadonlyMap<number, readonly ChargeRow[]>;
  ordered: ReadonlyMap<number, number>;
}

async function readPaid(
  db: Database,
  { accountId, sight }: AgendaBlocks,
  rows: readonly AgendaAppointmentRow[],
): Promise<Paid> {
  if (!sight.appointments) return { payments: new Map(), charges: new Map(), ordered: new Map() };
  const ids = rows.map(({ id }) => id);
  return {
    payments: await paymentsOf(db, accountId, ids),
    charges: Map.groupBy(await listChargesOf(db, accountId, ids), ({ appointment_id: id }) => id),
    ordered: await paidByOrders(db, accountId, ids),
  };
}

type AppointmentOfBlock = AgendaAppointmentRow & { resourceIds: readonly number[] };

function appointmentBlock(
  row: AppointmentOfBlock,
  { timezone, sight }: AgendaBlocks,
  paid: Paid,
): AgendaBlock {
  const { id, startsAt, endsAt, serviceId, service, seats } = row;
  const duration = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const { date, start_time: start, end_time: end } = wallRangeOf(timezone, startsAt, endsAt);
  return {
    kind: "appointment",
    id,
    resource_ids: [...row.resourceIds],
    date,
    start,
    // The clocks may go back meanwhile.
    end: end > start ? end : start + duration,
    duration,
    before: row.before,
    after: row.after,
    service: { id: serviceId, name: service },
    project: null,
    details: null,
    seats,
    ...(sight.appointments ? visibleFieldsOf(row, sight, paid) : narrowFieldsOf(row)),
  };
}

type VisibleFields = Pick<AgendaBlock, "state" | "client" | "money" | "amounts" | "flags">;

/** As the list of bookings shows it. */
const narrowFieldsOf = ({ state }: AppointmentOfBlock): VisibleFields => ({
  state: state === "held" || state === "requested" ? "held" : "booked",
  client: null,
  money: null,
  amounts: null,
  flags: [],
});

const states = {
  requested: "requested",
  held: "held",
  confirmed: "booked",
  attended: "attended",
  no_show: "no_show",
} as const;

function visibleFieldsOf(row: AppointmentOfBlock, sight: AgendaSight, paid: Paid): VisibleFields {
  const { id, clientId, name, attention, hasNotes, isFirst } = row;
  const flags: AgendaBlock["flags"] = [];
  if (sight.clients && isFirst) flags.push("first_visit");
  if (sight.clients && hasNotes) flags.push("note");
  if (attention !== null) flags.push("attention");
  const charges = paid.charges.get(id) ?? [];
  const ordered = paid.ordered.get(id) ?? 0;
  return {
    state: states[row.state as keyof typeof states],
    client: sight.clients && name !== null ? { id: clientId, name } : null,
    money: blockMoneyOf(row, { payment: paid.payments.get(id), charges, ordered }),
    amounts: blockAmountsOf(row, { charges, ordered }),
    flags,
  };
}
