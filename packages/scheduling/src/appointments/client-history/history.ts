/* Visits, no-shows and money of clients. Members with `own_only` see their own visits, and no
   total of money. */
import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import { momentOf, wallRangeOf } from "../../core/dates.ts";
import { forbidden, notFound } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import { type Actor, onlyOf } from "../../parties/identity/identity.ts";
import type { ClientFigures, ClientHistory, HistoryEntry } from "./schema.ts";
import {
  type FiguresRow,
  type HistoryRow,
  listClientFigures,
  listHistory,
  listSpend,
} from "./store.ts";

type Figures = Static<typeof ClientFigures>;

const usualEntries = 20;

/** In two statements at most, for any number of clients. */
export async function figuresOf(
  { db, now }: { db: Database; now: () => Date },
  actor: Actor,
  ids: readonly number[],
): Promise<Figures[]> {
  const { id: accountId, timezone, rights } = actor.account;
  if (!includes(rights.bookings, "view")) throw forbidden();
  const only = onlyOf(actor);
  const rows = await listClientFigures(db, { accountId, ids, at: now(), only });
  if (only !== undefined) return rows.map((row) => figuresResponse(row, null, timezone));
  const amounts = Map.groupBy(await listSpend(db, accountId, ids), ({ id }) => id);
  return rows.map((row) => {
    const spend = (amounts.get(row.id) ?? []).map(({ currency, amount }) => ({ currency, amount }));
    return figuresResponse(row, spend, timezone);
  });
}

interface HistoryRequest {
  clientId: number;
  limit?: number | undefined;
  before?: number | undefined;
}

export async function historyOf(
  context: { db: Database; now: () => Date },
  actor: Actor,
  { clientId, limit = usualEntries, before }: HistoryRequest,
): Promise<Static<typeof ClientHistory>> {
  const [figures] = await figuresOf(context, actor, [clientId]);
  if (figures === undefined) throw notFound();
  const { id: accountId, timezone } = actor.account;
  const page = { accountId, clientId, before, most: limit + 1, only: onlyOf(actor) };
  const rows = await listHistory(context.db, page);
  return {
    ...figures,
    appointments: rows.slice(0, limit).map((row) => entryOf(row, timezone)),
    has_more: rows.length > limit,
  };
}

function figuresResponse(row: FiguresRow, spend: Figures["spend"], timezone: string): Figures {
  const visitAt = (id: number | null, at: Date | null): Figures["next_visit"] => {
    if (id === null || at === null) return null;
    const { date, start_time } = wallRangeOf(timezone, at, at);
    return { appointment_id: id, starts_at: momentOf(at), date, start_time };
  };
  return {
    client_id: row.id,
    visits: row.visits,
    no_shows: row.noShows,
    cancelled: row.cancelled,
    spend,
    first_visit: visitAt(row.firstId, row.firstAt),
    last_visit: visitAt(row.lastId, row.lastAt),
    next_visit: visitAt(row.nextId, row.nextAt),
  };
}

function entryOf(
  { startsAt, endsAt, seats, price, ...row }: HistoryRow,
  timezone: string,
): Static<typeof HistoryEntry> {
  return {
    ...row,
    starts_at: momentOf(startsAt),
    ...wallRangeOf(timezone, startsAt, endsAt),
    price: price === null ? null : price * seats,
  };
}
