/* Revenue per day, without payouts. */
import { invalid, type Problem } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { boundFromDate, type Id } from "../../core/ids.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { mostDays, revenueRefusals as refusals, revenueRefusals } from "./refusals.ts";
import { RevenueAnswer, RevenueQuery } from "./schema.ts";
import { listSums, type Sums } from "./store.ts";

export function revenueRoutes(server: Server, context: Pick<Context, "db">): void {
  server.get(
    "/merchants/:merchantId/takings",
    {
      schema: {
        summary: "Report a merchant's revenue by day",
        tags: ["Lines"],
        "x-refusals": Object.values(revenueRefusals),
        params: MerchantParams,
        querystring: RevenueQuery,
        response: { 200: RevenueAnswer },
      },
      config: { personsMay: "see" },
    },
    async ({ params, query, identity }) => {
      const { merchantId } = params;
      const { callerId } = identity;
      return { takings: await readRevenue(context, { merchantId, callerId, query }) };
    },
  );
}

type Revenue = Static<typeof RevenueAnswer>["takings"];

interface RevenueInput {
  merchantId: Id;
  callerId: Id;
  query: Static<typeof RevenueQuery>;
}

async function readRevenue(
  { db }: Pick<Context, "db">,
  { merchantId, callerId, query }: RevenueInput,
): Promise<Revenue> {
  const { unit = "day", timezone = "UTC" } = query;
  const days = daysOf(query);
  const { currency } = await getMerchantFor(db, { merchantId, callerId });
  const sums = await listSums(db, merchantId, boundsOf(days, timezone));
  const visible = sums.map((sum, n) => ({ day: days[n]!.toString(), ...sum }));
  return { currency, timezone, unit, total: sums.reduce(add, nothing), days: visible };
}

const nothing: Sums = { captured: 0, refunded: 0, fees: 0, disputes: 0, count: 0 };

function add(total: Sums, sum: Sums): Sums {
  return {
    captured: total.captured + sum.captured,
    refunded: total.refunded + sum.refunded,
    fees: total.fees + sum.fees,
    disputes: total.disputes + sum.disputes,
    count: total.count + sum.count,
  };
}

function daysOf({ from, to, timezone = "UTC" }: RevenueInput["query"]): Temporal.PlainDate[] {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  const count = first.until(last, { largestUnit: "day" }).days + 1;
  const problems: Problem[] = [];
  if (first.year < 1971 || first.year > 2105) problems.push(refusals.beforeIds());
  if (!isZone(timezone)) problems.push(refusals.unknownZone());
  if (count < 1 || count > mostDays || last.year > 2105) problems.push(refusals.tooLong());
  if (problems.length > 0) throw invalid(problems);
  return Array.from({ length: count }, (_, days) => first.add({ days }));
}

// Temporal also accepts offsets such as +02:00.
function isZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

function boundsOf(days: readonly Temporal.PlainDate[], timezone: string): Id[] {
  const ends = [...days, days.at(-1)!.add({ days: 1 })];
  return ends.map((day) => {
    return boundFromDate(new Date(day.toZonedDateTime(timezone).epochMilliseconds));
  });
}
