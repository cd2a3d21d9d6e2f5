import type { Database } from "@frontdesk/database/database";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Account } from "../identity/identity.ts";
import type { Settings } from "../settings.ts";
import { rangeOf } from "./range.ts";
import type { Range } from "./store.ts";

/** What a report is asked for. */
export interface Asked {
  account: Account;
  range: Range;
  settings: Settings;
}

/** Makes a report of one moment: nothing that changes meanwhile is half in it. */
export async function ask<Report>(
  { db, settings }: Pick<Context, "db" | "settings">,
  request: FastifyRequest,
  make: (db: Database, asked: Asked) => Promise<Report>,
): Promise<Report> {
  const { account } = request;
  const days = rangeOf(request.query as { start_date: string; end_date: string });
  const asked = { account, settings, range: { accountId: account.id, ...days } };
  return await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((snapshot) => make(snapshot, asked));
}
