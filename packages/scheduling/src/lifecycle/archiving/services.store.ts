import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

const count = statement(
  "appointments_to_come",
  `select count(*)::int as count from scheduling.appointments
  where account_id = $1 and service_id = $2 and ends_at > $3
    and state in ('held', 'requested', 'confirmed')`,
);

interface ArchiveQuery {
  accountId: number;
  serviceId: number;
  at: Date;
}

export async function countToCome(
  db: Database,
  { accountId, serviceId, at }: ArchiveQuery,
): Promise<number> {
  return (await run<{ count: number }>(db, count, [accountId, serviceId, at]))[0]!.count;
}
