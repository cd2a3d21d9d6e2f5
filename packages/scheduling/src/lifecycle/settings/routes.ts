/* Existing resources and bookings keep their weeks and zones. */

import { isDeepStrictEqual } from "node:util";
import type { Problem } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { checkMatch, tagged } from "../../api/objects.ts";
import type { Change } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { findZone } from "../../core/dates.ts";
import { unprocessable } from "../../core/refusals.ts";
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
import { problemsInWeek } from "../../planning/availability/availability.ts";
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
  return await changed<AccountRow, AccountResponse>(context, actor, {
    kind: "account",
    id,
    lock: (db) => lockAccount(db, id),
    checkOwn: () => {},
    show: (row, { settings }) => accountOf(row, settings),
    check,
    async write({ db, now }, row) {
      const before = settingsOf(row);
      const after = settingsAfter(before, body);
      if (isDeepStrictEqual(after, before)) return row;
      await saveSettings(db, id, { ...after, at: now() });
      return await lockAccount(db, id);
    },
  });
}

function settingsOf(row: AccountRow): AccountSettings {
  const { name, timezone, is_timed_only: isTimedOnly, default_periods: defaultPeriods } = row;
  return { name, timezone, isTimedOnly, defaultPeriods, weekStart: row.week_start };
}

function settingsAfter(before: AccountSettings, body: AccountChangeInput): AccountSettings {
  const problems: Problem[] = [];
  const name = body.name?.trim() ?? before.name;
  if (name === "") problems.push(refusals.blank());
  const timezone = findZone(body.timezone ?? before.timezone)?.name;
  if (timezone === undefined) problems.push(refusals.noZone());
  const defaultPeriods = body.default_periods ?? before.defaultPeriods;
  const week = defaultPeriods.map(hoursOf);
  problems.push(...problemsInWeek(week, refusals));
  if (timezone === undefined || problems.length > 0) throw unprocessable(problems);
  const isTimedOnly = body.is_timed_only ?? before.isTimedOnly;
  const weekStart = body.week_start === undefined ? before.weekStart : body.week_start;
  return {
    name,
    timezone,
    isTimedOnly,
    defaultPeriods: defaultPeriods.toSorted(inOrder),
    weekStart,
  };
}

function hoursOf({ week_day: weekDay, start_time: startTime, end_time: endTime }: WeekHours) {
  return { weekDay, startTime, endTime };
}

const inOrder = (one: WeekHours, other: WeekHours): number =>
  one.week_day - other.week_day || one.start_time - other.start_time;
