import { sql } from "kysely";
import { insertPeriods } from "../src/inventory/capacity/periods.store.ts";
import type { Json, TestScheduling } from "./harness.ts";
import type { Member, Studio } from "./studio.ts";

/** Default: Monday to Friday, nine to five. */
export interface Hours {
  weekDays?: readonly number[];
  startTime?: number;
  endTime?: number;
}

export interface BookableFields {
  timezone?: string;
  hours?: Hours;
  userId?: number;
  creatorId?: number;
  human?: boolean;
  bookable?: boolean;
  archived?: boolean;
}

type AccountOf = Pick<Studio, "accountId">;

export async function makeBookable(
  { context }: TestScheduling,
  { accountId }: AccountOf,
  fields: BookableFields = {},
): Promise<number> {
  const { timezone = "Copenhagen", hours = {}, userId, creatorId, human = true } = fields;
  const { bookable = true, archived = false } = fields;
  const { weekDays = [1, 2, 3, 4, 5], startTime = 540, endTime = 1020 } = hours;
  const at = context.now();
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into scheduling.resource_types (account_id, name, human, created_at, updated_at)
      values (${accountId}, 'Kind', ${human}, ${at}, ${at}) returning id
    )
    insert into scheduling.resources (account_id, resource_type_id, user_id, creator_id, name,
      color, timezone, bookable, archived, created_at, updated_at)
    select ${accountId}, id, ${userId ?? null}, ${creatorId ?? null}, 'Ada', '#3366CC',
      ${timezone}, ${bookable}, ${archived}, ${at}, ${at} from made
    returning id`.execute(context.db);
  const resourceId = rows[0]!.id;
  const periods = weekDays.map((weekDay) => ({ weekDay, startTime, endTime }));
  await insertPeriods(context.db, { accountId, resourceIds: [resourceId], periods });
  return resourceId;
}

export async function makePurpose(
  { context }: TestScheduling,
  { accountId }: AccountOf,
  { kind, isBillable = false }: { kind: "client" | "project"; isBillable?: boolean },
): Promise<number> {
  const { db } = context;
  const at = context.now();
  const { rows } =
    kind === "client"
      ? await sql<{ id: number }>`insert into scheduling.clients
          (account_id, name, color, created_at, updated_at)
          values (${accountId}, 'Client', '#3366CC', ${at}, ${at}) returning id`.execute(db)
      : await sql<{ id: number }>`insert into scheduling.projects
          (account_id, name, color, default_billable, created_at, updated_at)
          values (${accountId}, 'Project', '#3366CC', ${isBillable}, ${at}, ${at})
          returning id`.execute(db);
  return rows[0]!.id;
}

/** Default: one hour on Monday 2026-11-23. Must succeed. */
export async function makeBooking(
  member: Member,
  resourceId: number,
  fields: object = {},
): Promise<Json> {
  const body = { resource_id: resourceId, start_date: "2026-11-23", duration: 60, ...fields };
  const reply = await member.post("/bookings", body);
  if (reply.status !== 201) throw new Error(`it was not booked: ${reply.text}`);
  return reply.body;
}

export async function ledgerOf(
  { context }: TestScheduling,
  resourceId: number,
): Promise<[string, number, number][]> {
  const { rows } = await sql<{ day: string; booked: number; available: number }>`
    select day, booked, available from scheduling.resource_days
    where resource_id = ${resourceId} order by day`.execute(context.db);
  return rows.map(({ day, booked, available }) => [day, booked, available]);
}

export async function bookingNow(member: Member, id: number): Promise<Json> {
  return (await member.get(`/bookings/${id}`)).body;
}

export function waitingDays(booking: Json): string[] {
  const { durations } = booking as { durations: { date: string; waiting: boolean }[] };
  return durations.filter(({ waiting }) => waiting).map(({ date }) => date);
}

export async function recordsOf(
  { context }: TestScheduling,
  { accountId }: AccountOf,
  kind = "booking",
): Promise<[number, string][]> {
  const { rows } = await sql<{ subject_id: number; action: string }>`
    select subject_id, action from scheduling.audit_entries
    where account_id = ${accountId} and kind = ${kind} order by id`.execute(context.db);
  return rows.map(({ subject_id: id, action }) => [id, action]);
}
