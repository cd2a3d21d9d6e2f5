import type { Server } from "@frontdesk/server/server";
import { answerOnce } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath } from "../../core/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { checkMaySee, closeDay, dayClosingOf } from "./close.ts";
import { dayClosingRefusals, dayReportRefusals, mostClosings } from "./refusals.ts";
import { reportDay } from "./report.ts";
import { DayClosing, DayQuery, DayReportResponse, NewDayClosing } from "./schema.ts";
import { listDayClosings } from "./store.ts";

const tags = ["Reports"];

export function dayReportRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/reports/day",
    {
      schema: {
        tags,
        summary: "Retrieve the money of a day",
        operationId: "getDayReport",
        "x-refusals": Object.values(dayReportRefusals),
        params: AccountPath,
        querystring: DayQuery,
        response: { 200: DayReportResponse },
      },
      config: { persons: true, scope: "reports:read", right: ["reports", "view"] },
    },
    async ({ account, query: { date } }) => {
      const report = await reportDay(context.db, { account, date });
      const page = { accountId: account.id, day: date, most: mostClosings };
      const closings = await listDayClosings(context.db, page);
      return { ...report, closings: closings.map(dayClosingOf) };
    },
  );
  server.post(
    "/:account/day_closings",
    {
      schema: {
        tags,
        summary: "Close a day with its counted cash",
        operationId: "createDayClosing",
        "x-refusals": Object.values(dayClosingRefusals),
        params: AccountPath,
        body: NewDayClosing,
        response: { 201: DayClosing },
      },
      config: {
        persons: true,
        scope: ["orders:write", "reports:read"],
        right: ["bookings", "manage_all"],
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const admit = () => checkMaySee(actor);
      await answerOnce(context, { request, reply, admit }, async (context) => ({
        status: 201,
        headers: {},
        body: await closeDay(context, actor, request.body),
      }));
      return reply;
    },
  );
}
