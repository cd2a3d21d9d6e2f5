import { constraintOf } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { pageOf } from "../../../api/lists/store.ts";
import { type Id, shardOf } from "../../../core/ids.ts";
import type { CamelRow } from "../../../core/tables.ts";
import { assignmentRefusals } from "../refusals.ts";

export const assignmentStates = [
  "waiting",
  "objected",
  "overruled",
  "named",
  "refused",
  "lapsed",
] as const;

export interface OwnerAssignmentRow extends Omit<CamelRow<"namings">, "shard"> {
  /** Time by the database clock. */
  dueAt: Date;
}

const columns = sql`n.id, n.merchant_id as "merchantId", n.person_id as "personId",
  n.due_at as "dueAt", n.state, n.objected_by as "objectedBy", n.ended_at as "endedAt"`;

/** Due in 48 hours; one per merchant. */
export async function insertAssignment(
  db: Database,
  { id, merchantId, personId }: Pick<OwnerAssignmentRow, "id" | "merchantId" | "personId">,
): Promise<OwnerAssignmentRow> {
  try {
    const { rows } = await sql<OwnerAssignmentRow>`
      insert into payments.namings as n (shard, id, merchant_id, person_id, due_at, state)
      values (${shardOf(merchantId)}, ${id}, ${merchantId}, ${personId},
        now() + interval '48 hours', 'waiting')
      returning ${columns}`.execute(db);
    return rows[0]!;
  } catch (error) {
    if (constraintOf(error) === "namings_open") throw assignmentRefusals.isOpen();
    throw error;
  }
}

export interface Notice {
  email: string;
  tokenHash: Buffer;
}

export async function insertNotice(
  db: Database,
  id: Id,
  { email, tokenHash }: Notice,
): Promise<void> {
  await sql`
    insert into payments.naming_notices (shard, naming_id, token_hash, email)
    values (${shardOf(id)}, ${id}, ${tokenHash}, ${email})`.execute(db);
}

export async function findObjectionableAssignment(
  db: Database,
  { id, tokenHash }: { id: Id; tokenHash: Buffer },
): Promise<(OwnerAssignmentRow & { email: string }) | undefined> {
  const { rows } = await sql<OwnerAssignmentRow & { email: string }>`
    select ${columns}, notice.email from payments.naming_notices notice
    join payments.namings n on n.shard = notice.shard and n.id = notice.naming_id
    where notice.shard = ${shardOf(id)} and notice.naming_id = ${id}
      and notice.token_hash = ${tokenHash} and n.state = 'waiting'
      and n.due_at > now()`.execute(db);
  return rows[0];
}

export async function holdAssignment(db: Database, id: Id, email: string): Promise<boolean> {
  const { rows } = await sql`
    update payments.namings set state = 'objected', objected_by = ${email}
    where shard = ${shardOf(id)} and id = ${id} and state = 'waiting' and due_at > now()
    returning id`.execute(db);
  return rows.length === 1;
}

export async function overruleAssignment(db: Database, id: Id): Promise<void> {
  await sql`
    update payments.namings set state = 'overruled'
    where shard = ${shardOf(id)} and id = ${id} and state = 'objected'`.execute(db);
}

export async function endAssignment(
  db: Database,
  id: Id,
  state: "named" | "refused" | "lapsed",
): Promise<void> {
  await sql`
    update payments.namings set state = ${state}, ended_at = now(), objected_by = null
    where shard = ${shardOf(id)} and id = ${id} and ended_at is null`.execute(db);
  await sql`
    delete from payments.naming_notices
    where shard = ${shardOf(id)} and naming_id = ${id}`.execute(db);
}

export async function eraseFromAssignments(
  db: Database,
  shard: number,
  personId: Id,
): Promise<void> {
  await sql`
    update payments.namings set person_id = 'erased', ended_at = coalesce(ended_at, now()),
      state = case when ended_at is null then 'lapsed' else state end
    where shard = ${shard} and person_id = ${personId}`.execute(db);
}

export async function lockAssignment(
  db: Database,
  id: Id,
): Promise<OwnerAssignmentRow | undefined> {
  const { rows } = await sql<OwnerAssignmentRow>`
    select ${columns} from payments.namings n
    where n.shard = ${shardOf(id)} and n.id = ${id} for no key update`.execute(db);
  return rows[0];
}

export async function listDueAssignments(db: Database): Promise<OwnerAssignmentRow[]> {
  const { rows } = await sql<OwnerAssignmentRow>`
    select ${columns} from payments.namings n
    where n.state in ('waiting', 'overruled') and n.due_at <= now()
    order by n.due_at limit 100`.execute(db);
  return rows;
}

export async function listAssignments(
  db: Database,
  merchantId: Id,
  page: Page,
): Promise<OwnerAssignmentRow[]> {
  const { rows } = await sql<OwnerAssignmentRow>`
    select ${columns} from payments.namings n
    where n.shard = ${shardOf(merchantId)} and n.merchant_id = ${merchantId}
      ${pageOf("n.id", page)}`.execute(db);
  return rows;
}
