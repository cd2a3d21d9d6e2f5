import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../../../core/ids.ts";
import type { LinkRules } from "./schema.ts";

type Nullable<Type> = { [Name in keyof Type]: Type[Name] | null };

export async function updateLinkSecret(db: Database, id: Id, sealed: string): Promise<void> {
  await sql`
    update payments.merchants set link_secret = ${sealed}
    where shard = ${shardOf(id)} and id = ${id}`.execute(db);
}

export async function keepFirstLinkSecret(db: Database, id: Id, sealed: string): Promise<boolean> {
  const { rows } = await sql`
    update payments.merchants set link_secret = ${sealed}
    where shard = ${shardOf(id)} and id = ${id} and link_secret is null
    returning 1`.execute(db);
  return rows.length === 1;
}

export async function updateLinkRules(
  db: Database,
  id: Id,
  { signatureRequired = null, capture = null, sites = null }: Nullable<LinkRules>,
): Promise<boolean> {
  const { rows } = await sql`
    update payments.merchants set
      link_signature_required = coalesce(${signatureRequired}, link_signature_required),
      capture = coalesce(${capture}, capture),
      sites = coalesce(${sites}::text[], sites)
    where shard = ${shardOf(id)} and id = ${id}
      and (link_secret is not null or not coalesce(${signatureRequired}, false))
    returning 1`.execute(db);
  return rows.length === 1;
}
