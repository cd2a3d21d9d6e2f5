import type { Server } from "@frontdesk/server/server";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath } from "../../core/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { addHolidays } from "./add.ts";
import { readHolidays } from "./read.ts";
import { holidayRefusals } from "./refusals.ts";
import { AddedHolidays, HolidayQuery, NewPublicHolidays, PublicHolidays } from "./schema.ts";

const { noCountry, goneCountry, goneRegion, badYears } = holidayRefusals;
const tags = ["Time off"];
const params = AccountPath;

export function publicHolidayRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/public_holidays",
    {
      schema: {
        tags,
        params,
        operationId: "listPublicHolidays",
        summary: "List the public holidays of a year or more",
        "x-refusals": [noCountry, goneCountry, goneRegion, badYears],
        querystring: HolidayQuery,
        response: { 200: PublicHolidays },
      },
      config: { persons: true, scope: "downtimes:read", right: ["bookings", "view"] },
    },
    async (request) => await readHolidays(context, actorOf(request), request.query),
  );
  server.post(
    "/:account/public_holidays",
    {
      schema: {
        tags,
        params,
        operationId: "addPublicHolidays",
        summary: "Create time off on public holidays",
        "x-refusals": Object.values(holidayRefusals),
        body: NewPublicHolidays,
        response: { 200: AddedHolidays },
      },
      config: { persons: true, scope: "downtimes:write", right: ["bookings", "manage_own"] },
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply, admit: byRights }, async (context) => ({
        status: 200,
        headers: {},
        body: await addHolidays(context, actorOf(request), request.body),
      }));
      return reply;
    },
  );
}
