import type { Database } from "@frontdesk/database/database";
import type { Problem } from "@frontdesk/server/refusal";
import type { FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { checkTableDays } from "../../api/lists/tables.ts";
import type { Context } from "../../core/context.ts";
import { momentsIn, otherDays, readDates } from "../../core/dates.ts";
import { disordered, unprocessable } from "../../core/refusals.ts";
import type { Settings } from "../../core/settings.ts";
import { accountUrl } from "../../parties/accounts/account.ts";

import type { Account } from "../../parties/identity/store.ts";
import { mostYears, reportRefusals } from "./refusals.ts";
import type { ReportRange } from "./schema.ts";
import type { AccountRange } from "./store.ts";

export interface ReportRequest {
  account: Account;
  range: AccountRange;
  settings: Settings;
  db: Database;
}

export function reportedUrl(
  { settings, account, range }: ReportRequest,
  noun: "resources" | "projects" | "clients",
  { id, is_gone: isGone }: { id: number; is_gone: boolean },
): string {
  const root = accountUrl(settings, account.subdomain);
  if (id !== 0 && !isGone) return `${root}/${noun}/${id}`;
  const days = `start_date=${range.firstDay}&end_date=${range.lastDay}`;
  return `${root}/reports/${noun}/${id}?${days}`;
}

/** Names are read during output, so that a slow client holds no snapshot. */
export async function ask<Report>(
  { db, settings }: Pick<Context, "db" | "settings">,
  request: FastifyRequest,
  make: (db: Database, request: ReportRequest) => Promise<Report>,
): Promise<Report> {
  const { account } = request;
  const query = request.query as Static<typeof ReportRange>;
  const days = reportedRange(query, account.timezone);
  if (query.format === "csv") checkTableDays(days.firstDay, days.lastDay);
  const input = { db, account, settings, range: { accountId: account.id, ...days } };
  return await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((snapshot) => make(snapshot, input));
}

function reportedRange(
  query: { start_date: string; end_date: string },
  timezone: string,
): { firstDay: string; lastDay: string } {
  const problems: Problem[] = [];
  const names = ["start_date", "end_date"] as const;
  const { start_date: first, end_date: last } = readDates(query, names, problems);
  problems.push(...otherDays(momentsIn(query, names), () => timezone));
  if (first !== undefined && last !== undefined) {
    if (last < first) problems.push(disordered("end_date", "start_date"));
    const end = Temporal.PlainDate.from(first).add({ years: mostYears }).toString();
    if (last >= end) problems.push(reportRefusals.longRange());
  }
  if (problems.length > 0) throw unprocessable(problems);
  return { firstDay: first!, lastDay: last! };
}
