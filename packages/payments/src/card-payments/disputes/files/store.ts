import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { type Id, shardOf } from "../../../core/ids.ts";
import type { CamelRow } from "../../../core/tables.ts";

/** `content` is encrypted with `sealedKey`. */
export type FileRow = CamelRow<"dispute_files">;

export async function countOthers(
  db: Database,
  { disputeId, name }: { disputeId: Id; name: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from payments.dispute_files
    where shard = ${shardOf(disputeId)} and dispute_id = ${disputeId}
      and name <> ${name}`.execute(db);
  return rows[0]!.count;
}

export async function saveFile(db: Database, file: FileRow): Promise<void> {
  await removeFile(db, file);
  await sql`
    insert into payments.dispute_files (shard, id, merchant_id, dispute_id, name, type, bytes,
      sealed_key, content)
    values (${file.shard}, ${file.id}, ${file.merchantId}, ${file.disputeId}, ${file.name},
      ${file.type}, ${file.bytes}, ${file.sealedKey}, ${file.content})`.execute(db);
}

export async function removeFile(
  db: Database,
  { disputeId, name }: { disputeId: Id; name: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from payments.dispute_files
    where shard = ${shardOf(disputeId)} and dispute_id = ${disputeId} and name = ${name}
    returning id`.execute(db);
  return rows.length > 0;
}

export type KeptFile = Pick<FileRow, "id" | "type" | "sealedKey" | "content">;

export async function findFile(
  db: Database,
  { disputeId, name }: { disputeId: Id; name: string },
): Promise<KeptFile | undefined> {
  const { rows } = await sql<KeptFile>`
    select id, type, sealed_key as "sealedKey", content from payments.dispute_files
    where shard = ${shardOf(disputeId)} and dispute_id = ${disputeId}
      and name = ${name}`.execute(db);
  return rows[0];
}
