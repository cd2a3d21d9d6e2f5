/* A calendar in one answer: resources, their hours, and blocks in the account's local time. */

import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { offsetsOn, zoneOf } from "../../core/dates.ts";
import { countDays } from "../../core/intervals/local-time.ts";
import type { Only } from "../../core/own.store.ts";
import { invalid } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import type { Account } from "../../parties/identity/store.ts";
import { type AgendaSight, readAgendaBlocks } from "./blocks.ts";
import { readAgendaDays } from "./days.ts";
import { agendaLimits, agendaRefusals } from "./refusals.ts";
import type { Agenda } from "./schema.ts";
import { type AgendaResourceRow, listAgendaResources } from "./store.ts";
import { wallTimesIn } from "./wall.ts";

export interface AgendaRequest {
  account: Account;
  scopes: readonly string[];
  from: string;
  to: string;
  resourceIds: readonly number[] | undefined;
  only: Only | undefined;
}

export type AgendaResponse = Omit<Static<typeof Agenda>, "now">;

export async function readAgenda(
  { db }: Pick<Context, "db">,
  { account, scopes, from, to, resourceIds, only }: AgendaRequest,
): Promise<AgendaResponse> {
  const { id: accountId, timezone } = account;
  const resources = await resourcesFor({ db }, { account, from, to, resourceIds });
  const wall = wallTimesIn(timezone);
  const own = { accountId, wall, only, range: wall.rangeOf(resources, { from, to }) };
  const withTimeOff = scopes.includes("downtimes:read");
  const days = await readAgendaDays(db, { ...own, resources, withTimeOff });
  const blocks = await readAgendaBlocks(db, {
    ...own,
    timezone,
    listedIds: resources.map(({ id }) => id),
    isNamed: resourceIds !== undefined,
    sight: sightOf(account, scopes),
  });
  return {
    zone: { iana: zoneOf(timezone), transitions: offsetsOn(timezone, from, to) },
    resources: resources.map(resourceOf),
    days,
    blocks,
  };
}

const sightOf = ({ rights }: Account, scopes: readonly string[]): AgendaSight => ({
  clients: includes(rights.clients, "view"),
  projects: includes(rights.projects, "view"),
  appointments: scopes.includes("appointments:read"),
});

async function resourcesFor(
  { db }: Pick<Context, "db">,
  { account, from, to, resourceIds }: Omit<AgendaRequest, "scopes" | "only">,
): Promise<AgendaResourceRow[]> {
  const count = countDays(from, to);
  if (count > agendaLimits.days) throw invalid(agendaRefusals.manyDays());
  const most = Math.floor(agendaLimits.resourceDays / count);
  const range = { accountId: account.id, resourceIds, most: most + 1 };
  const resources = await listAgendaResources(db, range);
  if (resources.length > most) throw invalid(agendaRefusals.manyResources());
  return resources.toSorted(inCalendar);
}

const kinds = ["person", "room", "other"] as const;

function inCalendar(one: AgendaResourceRow, other: AgendaResourceRow): number {
  const [kind, otherKind] = [one, other].map((row) => kinds.indexOf(kindOf(row)));
  const [first, second] = [one, other].map(({ position }) => position ?? Number.MAX_SAFE_INTEGER);
  return kind! - otherKind! || first! - second! || one.id - other.id;
}

function resourceOf(row: AgendaResourceRow, position: number): AgendaResponse["resources"][number] {
  const { id, name, color, image, bookable, archived } = row;
  return { id, name, kind: kindOf(row), color, position, image, bookable, archived };
}

function kindOf({ human, custom_attributes: attributes }: AgendaResourceRow) {
  if (human) return "person";
  return attributes.includes("capacity") ? "room" : "other";
}
