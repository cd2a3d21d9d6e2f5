import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export const many = 20_000;

export const accountId = 1;

export async function fillAccount(db: Database): Promise<void> {
  const rows = sql`from generate_series(1, ${many}::int) as n`;
  const moment = sql`timestamptz '2026-01-01 12:00Z'`;
  const statements = [
    sql`insert into scheduling.resource_types (account_id, id, name, human, created_at, updated_at)
      overriding system value values (1, 1, 'Person', true, ${moment}, ${moment})`,
    sql`insert into scheduling.resources (account_id, id, resource_type_id, name, color, timezone,
        created_at, updated_at)
      overriding system value
      select 1, n, 1, 'R', '#ffffff', 'UTC', ${moment}, ${moment} ${rows} where n <= 10`,
    sql`insert into scheduling.clients (account_id, id, name, color, archived, created_at,
        updated_at)
      overriding system value
      select 1, n, 'C', '#ffffff', n % 2 = 0, ${moment}, ${moment} ${rows}`,
    sql`insert into scheduling.projects (account_id, id, client_id, name, color, created_at,
        updated_at)
      overriding system value
      select 1, n, n % 3 + 1, 'P', '#ffffff', ${moment}, ${moment} ${rows} where n <= 10`,
    sql`insert into scheduling.bookings (account_id, id, resource_id, booker_id, client_id,
        project_id, start_date, end_date, duration, tentative, timezone, created_at, updated_at)
      overriding system value
      select 1, n, n % 10 + 1, n % 10 + 1, case when n % 4 > 0 then n % 10 + 1 end,
        case when n % 8 = 0 then n % 10 + 1 end, date '2024-01-01' + n % 2000,
        date '2024-01-01' + n % 2000, 60 + n % 7, n % 50 = 0, 'UTC', ${moment}, ${moment} ${rows}`,
    sql`insert into scheduling.booking_durations (account_id, booking_id, resource_id, day,
        duration, waiting, tentative, timezone, client_id, project_id)
      select account_id, id, resource_id, start_date, duration, id = ${many}, tentative, 'UTC',
        client_id, project_id
      from scheduling.bookings`,
    sql`insert into scheduling.audit_entries (account_id, id, at, user_id, kind, subject_id, action)
      overriding system value
      select 1, n, ${moment}, n % 5, 'booking', n / 2, 'create' ${rows}`,
    sql`insert into scheduling.downtimes (account_id, id, first_day, last_day, start_time, end_time,
        state, created_at, updated_at)
      overriding system value
      select 1, n, date '2024-01-01' + n % 2000, date '2024-01-01' + n % 2000, 0, 1440,
        'Approved', ${moment}, ${moment} ${rows}`,
    sql`insert into scheduling.downtime_resources (account_id, downtime_id, resource_id, first_day,
        last_day, start_time, end_time)
      select account_id, id, case when id % 500 = 0 then 7 else 8 end, first_day, last_day,
        start_time, end_time from scheduling.downtimes`,
    sql`insert into scheduling.webhooks (account_id, id, name, payload_url, events, created_at,
        updated_at)
      overriding system value
      select 1, n, 'W', 'https://example.com', '{}', ${moment}, ${moment} ${rows} where n <= 10`,
    sql`insert into scheduling.payloads (account_id, id, webhook_id, action, body, status,
        created_at)
      overriding system value
      select 1, n, n % 10 + 1, 'create', '{}', 'delivered', ${moment} ${rows}`,
  ];
  for (const each of statements) await each.execute(db);
}
