import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/errors.ts";
import type { Account } from "../../parties/identity/identity.ts";
import { listPeriods } from "../capacity/periods.store.ts";
import { type ResourceRow, resourceOf, type Shown } from "./resource.ts";
import { findResource } from "./store.ts";

type Asked = Pick<Context, "db" | "settings" | "now">;

/** A resource as the API shows it by itself; 404 when it is not there. */
export async function getShown(context: Asked, account: Account, id: number): Promise<Shown> {
  const row = await findResource(context.db, account.id, id);
  if (row === undefined) throw notFound();
  return await showRow(context, account, row);
}

/** A resource that was found, as the API shows it by itself. */
export async function showRow(
  { db, settings, now }: Asked,
  account: Account,
  row: ResourceRow,
): Promise<Shown> {
  const week = await listPeriods(db, account.id, [row.id]);
  return resourceOf(row, week, { account, settings, now });
}
