import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface CreatedCounts {
  members: number;
  webhooks: number;
  feeds: number;
  isPublished: boolean;
}

export async function countCreated(
  db: Database,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<CreatedCounts> {
  const { rows } = await sql<CreatedCounts>`
    select
      (select count(*) from scheduling.memberships
        where account_id = ${accountId} and user_id <> ${userId})::int as members,
      (select count(*) from scheduling.webhooks
        where account_id = ${accountId} and deleted_at is null)::int as webhooks,
      (select count(*) from scheduling.feeds
        where account_id = ${accountId} and revoked_at is null)::int as feeds,
      coalesce((select published from scheduling.booking_pages
        where account_id = ${accountId}), false) as "isPublished"`.execute(db);
  return rows[0]!;
}
