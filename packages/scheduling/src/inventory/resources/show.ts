import type { Database } from "@frontdesk/database/database";
import type { Noun } from "../../changes/outbox/changed.ts";
import type { View } from "../../changes/view.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";

import type { Account } from "../../parties/identity/store.ts";
import { listPeriods } from "../capacity/periods.store.ts";
import { lockResources } from "../capacity/store.ts";
import {
  checkOwnResource,
  type ResourceResponse,
  type ResourceRow,
  resourceOf,
} from "./resource.ts";
import { findResource, findResources } from "./store.ts";

type ShowContext = Pick<Context, "db" | "settings" | "now">;

export async function getResponse(
  context: ShowContext,
  account: Account,
  id: number,
): Promise<ResourceResponse> {
  const row = await findResource(context.db, account.id, id);
  if (row === undefined) throw notFound();
  return await showRow(row, { ...context, account });
}

export async function listResponses(
  context: ShowContext,
  account: Account,
  ids: readonly number[],
): Promise<Map<number, ResourceResponse>> {
  const { db } = context;
  const rows = await findResources(db, account.id, ids);
  const weeks = Map.groupBy(await listPeriods(db, account.id, ids), ({ resourceId }) => resourceId);
  return new Map(
    rows.map((row) => [row.id, resourceOf(row, weeks.get(row.id) ?? [], { ...context, account })]),
  );
}

export async function showRow(
  row: ResourceRow,
  { db, settings, now, account }: View,
): Promise<ResourceResponse> {
  const week = await listPeriods(db, account.id, [row.id]);
  return resourceOf(row, week, { account, settings, now });
}

export const resourceNoun: Noun<ResourceRow, ResourceResponse> = {
  kind: "resource",
  checkOwn: checkOwnResource,
  show: showRow,
};

export async function lockResource(
  db: Database,
  accountId: number,
  id: number,
): Promise<ResourceRow | undefined> {
  await lockResources(db, { accountId, ids: [id], mode: "update" });
  return await findResource(db, accountId, id);
}
