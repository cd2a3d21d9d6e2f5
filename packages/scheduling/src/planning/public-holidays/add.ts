import { atomically, tentatively } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { Refusal } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import type { Clash } from "../../core/intervals/availability.ts";
import { invalid } from "../../core/refusals.ts";
import { lockAccount } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { clash } from "../bookings/refusals.ts";
import { createDowntime } from "../downtimes/create.ts";
import {
  checkClosing,
  coversDay,
  type DowntimeResponse,
  type DowntimeRow,
} from "../downtimes/downtime.ts";
import { listCovering } from "../downtimes/store.ts";
import type { Holiday } from "./calendar.ts";
import { holidaysIn } from "./read.ts";
import { holidayRefusals as refusals } from "./refusals.ts";
import type { AddedHolidays, NewPublicHolidays } from "./schema.ts";

type Body = Static<typeof NewPublicHolidays>;
type Added = Static<typeof AddedHolidays>;

class DryRunError extends Error {
  readonly added: Added;

  constructor(added: Added) {
    super("a dry run changes nothing");
    this.added = added;
  }
}

/** All days or none. The account is locked: of two equal requests, one adds. */
export async function addHolidays(context: Context, actor: Actor, body: Body): Promise<Added> {
  if (body.resource_ids === undefined) checkClosing(actor);
  const { holidays } = await holidaysIn(context, actor, body);
  const named = new Map(holidays.map((each) => [each.date, each]));
  const days = body.dates.toSorted().map((date) => named.get(date));
  if (days.some((day) => day === undefined)) throw invalid(refusals.noHoliday());
  const chosen = days.filter((day) => day !== undefined);
  try {
    return await atomically(context.db, async (db) => {
      await lockAccount(db, actor.account.id);
      const added = await addEach({ ...context, db }, actor, { body, chosen });
      if (body.dry_run === true) throw new DryRunError(added);
      return added;
    });
  } catch (error) {
    if (error instanceof DryRunError) return error.added;
    throw error;
  }
}

async function addEach(
  context: Context,
  actor: Actor,
  { body, chosen }: { body: Body; chosen: readonly Holiday[] },
): Promise<Added> {
  const { db } = context;
  const covered = await coveredDays(db, actor.account.id, { body, chosen });
  const created: DowntimeResponse[] = [];
  const clashes: Clash[] = [];
  for (const holiday of chosen) {
    if (covered.has(holiday.date)) continue;
    const work = () =>
      tentatively(db, () => createDowntime(context, actor, timeOffOn(holiday, body)));
    const result = await withClashes(work);
    if ("clashes" in result) clashes.push(...result.clashes);
    else created.push(result.done);
  }
  if (clashes.length > 0) throw clash(clashes);
  return { created, existing: [...covered].toSorted() };
}

function timeOffOn(
  { date, name }: Holiday,
  { resource_ids, allow_waiting, block_by_clashes, delete_invalid_bookings, clash_choices }: Body,
) {
  const fates = { allow_waiting, block_by_clashes, delete_invalid_bookings, clash_choices };
  const sent = Object.entries(fates).filter(([, value]) => value !== undefined);
  return {
    ...(resource_ids === undefined ? { all_resources: true } : { resource_ids }),
    from: date,
    to: date,
    details: name,
    ...(Object.fromEntries(sent) as Partial<Body>),
  };
}

async function coveredDays(
  db: Database,
  accountId: number,
  { body, chosen }: { body: Body; chosen: readonly Holiday[] },
): Promise<Set<string>> {
  const dates = chosen.map(({ date }) => date);
  const rows = await listCovering(db, { accountId, from: dates[0]!, to: dates.at(-1)! });
  const isOf = (row: DowntimeRow) =>
    row.all_resources || body.resource_ids?.every((id) => row.resource_ids.includes(id)) === true;
  const own = rows.filter(isOf);
  return new Set(dates.filter((date) => own.some((row) => coversDay(row, date))));
}

async function withClashes(
  work: () => Promise<DowntimeResponse>,
): Promise<{ done: DowntimeResponse } | { clashes: Clash[] }> {
  try {
    return { done: await work() };
  } catch (error) {
    const body = error instanceof Refusal ? error.body : undefined;
    if (!isClash(body)) throw error;
    return { clashes: body.clashes };
  }
}

const isClash = (body: unknown): body is { clashes: Clash[] } =>
  typeof body === "object" && body !== null && "clashes" in body;
