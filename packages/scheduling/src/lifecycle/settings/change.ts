/* Existing resources and bookings keep their weeks and zones. */
import { isDeepStrictEqual } from "node:util";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { changed } from "../../changes/outbox/changed.ts";
import type { Change } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { unprocessable } from "../../core/refusals.ts";
import { findZone } from "../../core/zones.ts";
import { accountOf } from "../../parties/accounts/account.ts";
import type { AccountAnswer } from "../../parties/accounts/schema.ts";
import {
  type AccountRow,
  type AccountSettings,
  lockAccount,
  saveSettings,
  type WeekHours,
} from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { problemsInWeek } from "../../planning/availability/availability.ts";
import { settingRefusals as refusals } from "./refusals.ts";
import type { AccountChange } from "./schema.ts";

type AccountChangeInput = Static<typeof AccountChange>;
type AccountResponse = Static<typeof AccountAnswer>;

export async function changeAccount(
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
  return { name, timezone, isTimedOnly, defaultPeriods };
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
  return { name, timezone, isTimedOnly, defaultPeriods: defaultPeriods.toSorted(inOrder) };
}

function hoursOf({ week_day: weekDay, start_time: startTime, end_time: endTime }: WeekHours) {
  return { weekDay, startTime, endTime };
}

const inOrder = (one: WeekHours, other: WeekHours): number =>
  one.week_day - other.week_day || one.start_time - other.start_time;
