import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { type Id, shardOf } from "../../../core/ids.ts";

export interface BrandingRow {
  color: string | null;
  /** The name of the picture. */
  logo: string | null;
}

const find = statement(
  "branding_find",
  "select color, logo from payments.brandings where shard = $1 and merchant_id = $2",
);

export async function findBranding(db: Database, merchantId: Id): Promise<BrandingRow> {
  const [row] = await run<BrandingRow>(db, find, [shardOf(merchantId), merchantId]);
  return row ?? { color: null, logo: null };
}

const findBytes = statement(
  "branding_logo",
  `select logo_bytes as bytes from payments.brandings
  where shard = $1 and merchant_id = $2 and logo = $3`,
);

export async function findLogo(
  db: Database,
  merchantId: Id,
  name: string,
): Promise<Buffer | undefined> {
  const values = [shardOf(merchantId), merchantId, name];
  const [row] = await run<{ bytes: Buffer | null }>(db, findBytes, values);
  return row?.bytes ?? undefined;
}

export async function saveColor(db: Database, merchantId: Id, color: string | null) {
  await sql`insert into payments.brandings (shard, merchant_id, color)
    values (${shardOf(merchantId)}, ${merchantId}, ${color})
    on conflict on constraint brandings_pkey do update set color = ${color}`.execute(db);
}

export async function saveLogo(
  db: Database,
  merchantId: Id,
  { name, bytes }: { name: string | null; bytes: Buffer | null },
): Promise<void> {
  await sql`insert into payments.brandings (shard, merchant_id, logo, logo_bytes)
    values (${shardOf(merchantId)}, ${merchantId}, ${name}, ${bytes})
    on conflict on constraint brandings_pkey
    do update set logo = ${name}, logo_bytes = ${bytes}`.execute(db);
}
