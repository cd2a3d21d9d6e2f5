import type { Database } from "@frontdesk/database/database";
import { type RawBuilder, sql } from "kysely";
import type { ListPage, Page } from "../../api/lists/lists.ts";
import { type IndexPath, listPage } from "../../api/lists/store.ts";
import {
  bound,
  boundArray,
  type Only,
  ownsAppointment,
  sessionCandidates,
} from "../../core/own.store.ts";
import type { AppointmentRow, AppointmentState } from "./appointment.ts";
import { visibleColumns } from "./store.ts";

export interface AppointmentFilter {
  accountId: number;
  from?: Date | undefined;
  until?: Date | undefined;
  states?: readonly AppointmentState[] | undefined;
  serviceId?: number | undefined;
  clientId?: number | undefined;
  resourceIds?: readonly number[] | undefined;
  needsAttention?: boolean | undefined;
  updatedSince?: Date | undefined;
  only?: Only | undefined;
}

type Sql = RawBuilder<unknown>;

export async function listAppointments(
  db: Database,
  filter: AppointmentFilter,
  page: Page,
): Promise<ListPage<AppointmentRow>> {
  const query = {
    table: "scheduling.appointments",
    as: "a",
    accountId: filter.accountId,
    ways: waysTo(filter),
    columns: visibleColumns("a"),
    narrowing: ["start_date", "end_date", "after", "before"],
  };
  return await listPage(db, query, page);
}

function waysTo({ only, ...filter }: AppointmentFilter): IndexPath[] {
  const ways = waysToAny(filter);
  if (only === undefined) return ways;
  const own = bound(ownsAppointment, only, "a");
  const among = sql`a.session_id = any (${boundArray(sessionCandidates, only)})`;
  const [{ indexed, others = [] }] = ways as [IndexPath];
  return [
    ...ways.map((path) => ({ ...path, others: [own, ...(path.others ?? [])] })),
    { indexed: [among], others: [own, ...indexed, ...others], range: "any" },
  ];
}

function waysToAny(filter: AppointmentFilter): IndexPath[] {
  const { serviceId, clientId, updatedSince } = filter;
  const keys = [
    ...(clientId === undefined ? [] : [sql`a.client_id = ${clientId}`]),
    ...(serviceId === undefined ? [] : [sql`a.service_id = ${serviceId}`]),
  ];
  const since = updatedSince === undefined ? [] : [sql`a.updated_at >= ${updatedSince}`];
  const ranges = [...since, ...startsOf(filter)];
  const others = [...statesOf(filter), ...narrowed(filter)];
  const [key, ...rest] = keys;
  if (key !== undefined) return [{ indexed: [key], others: [...rest, ...ranges, ...others] }];
  const [range, ...further] = ranges;
  if (range === undefined) return [{ indexed: [], others }];
  return [{ indexed: [range], others: [...further, ...others], range: "any" }];
}

function startsOf({ from, until, states }: AppointmentFilter): Sql[] {
  const bounds = [
    ...(from === undefined ? [] : [sql`a.starts_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`a.starts_at < ${until}`]),
  ];
  if (bounds.length === 0) return [];
  const isNotified = states?.some((state) => state === "held" || state === "expired") !== true;
  const messages = isNotified ? [sql`a.state <> 'held' and a.state <> 'expired'`] : [];
  return [sql.join([...messages, ...bounds], sql` and `)];
}

function statesOf({ states }: AppointmentFilter): Sql[] {
  if (states === undefined) return [sql`a.state <> 'held' and a.state <> 'expired'`];
  return [sql`a.state = any (${states}::text[])`];
}

function narrowed({ accountId, resourceIds, needsAttention }: AppointmentFilter): Sql[] {
  const attention =
    needsAttention === undefined
      ? []
      : [needsAttention ? sql`a.attention is not null` : sql`a.attention is null`];
  if (resourceIds === undefined) return attention;
  // A scalar subquery: `exists` would read the bookings of all resources.
  const taken = sql`(select true from scheduling.bookings b
    where b.account_id = ${accountId} and b.session_id = a.session_id
      and b.resource_id = any (${resourceIds}::bigint[]) and b.deleted_at is null limit 1)`;
  return [...attention, sql`${taken} is true`];
}
