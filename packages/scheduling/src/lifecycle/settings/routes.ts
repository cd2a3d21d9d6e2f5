/* Existing resources and bookings keep their weeks and zones. */

import { isDeepStrictEqual } from "node:util";
import type { Database } from "@frontdesk/database/database";
import type { Problem } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { checkMatch, tagged } from "../../api/objects.ts";
import type { Change } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { findZone } from "../../core/dates.ts";
import { unprocessable } from "../../core/refusals.ts";
import { decide } from "../../inventory/capacity/capacity.ts";
import { periodOf } from "../../inventory/capacity/periods.store.ts";
import { isTooFine } from "../../offering/services/rules.ts";
import { accountOf } from "../../parties/accounts/account.ts";
import { AccountAnswer } from "../../parties/accounts/schema.ts";
import {
  type AccountRow,
  type AccountSettings,
  lockAccount,
  saveSettings,
  type WeekHours,
} from "../../parties/accounts/store.ts";
import { type Actor, actorOf } from "../../parties/identity/identity.ts";
import { fateOf, problemsInWeek } from "../../planning/availability/availability.ts";
import { applyOpeningHours, openingHoursOf } from "../../planning/availability/opening-hours.ts";
import { choicesOf } from "../../planning/bookings/conflicts/choices.ts";
import { settingRefusals as refusals, settingRefusals } from "./refusals.ts";
import { AccountChange } from "./schema.ts";

export function settingRoutes(server: Server, context: Context): void {
  server.put(
    "/accounts/:id",
    {
      schema: {
        tags: ["Accounts"],
        summary: "Update an account's settings, by number or URL id",
        "x-refusals": Object.values(settingRefusals),
        params: Type.Object({ id: Type.String() }),
        body: AccountChange,
        response: { 200: AccountAnswer },
      },
      config: {
        persons: true,
        scope: "accounts:write",
        forAdministrators: true,
        isOfAccount: true,
      },
    },
    async (request, reply) => {
      const view = await changeAccount(context, actorOf(request), {
        body: request.body,
        check: (current) => checkMatch(request, current),
      });
      return tagged(reply, view);
    },
  );
}

type AccountChangeInput = Static<typeof AccountChange>;
type AccountResponse = Static<typeof AccountAnswer>;

async function changeAccount(
  context: Context,
  actor: Actor,
  { body, check }: Omit<Change<AccountChangeInput, AccountResponse>, "id">,
): Promise<AccountResponse> {
  const { id } = actor.account;
  const problems: Problem[] = [];
  const hours = body.opening_hours && openingHoursOf(body.opening_hours, problems);
  const fate = fateOf(body, problems);
  const choices = choicesOf(body);
  if (problems.length > 0) throw unprocessable(problems);
  const noun = {
    kind: "account" as const,
    id,
    lock: (db: Database) => lockAccount(db, id),
    checkOwn: () => {},
    show: (row: AccountRow) => accountOf(row, context.settings),
    check,
    async write(inside: Context, row: AccountRow) {
      const { db, now } = inside;
      const before = settingsOf(row);
      const after = settingsAfter(before, body);
      if (hours !== undefined) await applyOpeningHours(inside, actor, { ...hours, fate, choices });
      if (isDeepStrictEqual(after, before)) return row;
      await saveSettings(db, id, { ...after, at: now() });
      return await lockAccount(db, id);
    },
  };
  return await decide(context.db, (db) => changed({ ...context, db }, actor, noun));
}

function settingsOf(row: AccountRow): AccountSettings {
  const { name, timezone, is_timed_only: isTimedOnly, default_periods: defaultPeriods } = row;
  const {
    week_start: weekStart,
    country,
    region,
    vat_number: vatNumber,
    no_show_tax: noShowTax,
  } = row;
  const named = { name, timezone, country, region, vatNumber, noShowTax };
  return { ...named, isTimedOnly, defaultPeriods, weekStart };
}

function settingsAfter(before: AccountSettings, body: AccountChangeInput): AccountSettings {
  const problems: Problem[] = [];
  const name = body.name?.trim() ?? before.name;
  if (name === "") problems.push(refusals.blank());
  const timezone = findZone(body.timezone ?? before.timezone)?.name;
  if (timezone === undefined) problems.push(refusals.noZone());
  const { opening_hours: opening } = body;
  if (opening !== undefined && body.default_periods !== undefined) {
    problems.push(refusals.twofoldHours());
  }
  const defaultPeriods = opening?.periods ?? body.default_periods ?? before.defaultPeriods;
  if (isTooFine(body.no_show_tax ?? 0)) problems.push(refusals.tooFine());
  problems.push(...problemsInWeek(defaultPeriods.map(periodOf), refusals));
  if (timezone === undefined || problems.length > 0) throw unprocessable(problems);
  const { no_show_tax: noShowTax = before.noShowTax } = body;
  const isTimedOnly = body.is_timed_only ?? before.isTimedOnly;
  const weekStart = body.week_start === undefined ? before.weekStart : body.week_start;
  return {
    name,
    timezone,
    isTimedOnly,
    defaultPeriods: defaultPeriods.toSorted(inOrder),
    weekStart,
    ...regionAfter(before, body),
    vatNumber: body.vat_number === undefined ? before.vatNumber : body.vat_number,
    noShowTax,
  };
}

/** A region belongs to its country. */
function regionAfter(before: AccountSettings, { country, region }: AccountChangeInput) {
  const next = country === undefined ? before.country : country;
  const kept = next === before.country ? before.region : null;
  return { country: next, region: next === null ? null : region === undefined ? kept : region };
}

const inOrder = (one: WeekHours, other: WeekHours): number =>
  one.week_day - other.week_day || one.start_time - other.start_time;
