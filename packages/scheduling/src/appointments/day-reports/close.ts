/* The end of a day: the counted cash and a copy of the report. A second count adds a row. */
import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { isCurrency } from "../../core/currencies.ts";
import { momentOf, zoneOf } from "../../core/dates.ts";
import { todayIn } from "../../core/intervals/local-time.ts";
import { forbidden, unprocessable } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { dayClosingRefusals as refusals } from "./refusals.ts";
import { reportDay } from "./report.ts";
import type { DayClosing, DayReportSums, NewDayClosing } from "./schema.ts";
import { type CashCount, type DayClosingRow, insertDayClosing } from "./store.ts";

/** A closing holds the report. */
export function checkMaySee({ account }: Pick<Actor, "account">): void {
  if (!includes(account.rights.reports, "view")) throw forbidden();
}

export async function closeDay(
  { db, now }: Pick<Context, "db" | "now">,
  actor: Actor,
  { date, counted }: Static<typeof NewDayClosing>,
): Promise<Static<typeof DayClosing>> {
  checkMaySee(actor);
  const { account, userId } = actor;
  const at = now();
  if (date > todayIn(zoneOf(account.timezone), at)) throw unprocessable([refusals.future()]);
  return await atomically(db, async (db) => {
    const report = await reportDay(db, { account, date });
    const cash = cashOf(report, counted);
    const row = { day: date, cash, report, userId, createdAt: at };
    return dayClosingOf(await insertDayClosing(db, account.id, row));
  });
}

function cashOf(
  { money }: DayReportSums,
  counted: Static<typeof NewDayClosing>["counted"],
): CashCount[] {
  const amounts = new Map(counted.map(({ currency, amount }) => [currency, amount]));
  if (amounts.size < counted.length) throw unprocessable([refusals.twiceCounted()]);
  const withCash = money.filter(({ methods }) => methods.some(({ payment }) => payment === "cash"));
  const expected = new Map(withCash.map((one) => [one.currency, one.cash_expected]));
  const missing = [...expected.keys()].filter((currency) => !amounts.has(currency));
  if (missing.length > 0)
    throw unprocessable(missing.map((currency) => refusals.uncounted(currency)));
  const unknown = counted.flatMap(({ currency }, at) =>
    expected.has(currency) || isCurrency(currency)
      ? []
      : [refusals.unknownCurrency(`counted.${at}.currency`)],
  );
  if (unknown.length > 0) throw unprocessable(unknown);
  return counted.map(({ currency, amount }) => {
    const whole = expected.get(currency) ?? 0;
    return { currency, expected: whole, counted: amount, difference: amount - whole };
  });
}

export const dayClosingOf = (row: DayClosingRow): Static<typeof DayClosing> => ({
  id: row.id,
  date: row.day,
  cash: row.cash,
  report: row.report,
  user_id: row.userId,
  created_at: momentOf(row.createdAt),
});
