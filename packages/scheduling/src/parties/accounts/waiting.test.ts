import type { Database } from "@frontdesk/database/database";
import { filledOncePlanned, planOnce, readBy } from "@frontdesk/database/test/plans";
import { statementsOf } from "@frontdesk/database/test/statements";
import type { TestDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrations } from "../../core/migrations.ts";
import { listWaitingIds, waitingAtOnce } from "./store.ts";

async function fill(db: Database): Promise<void> {
  await sql`insert into people.persons (id, email, email_verified_at, created_at, updated_at)
    select lpad(n::text, 24, '0'), n || '@example.com', case when n % 8 = 0 then now() end,
      now(), now()
    from generate_series(1, 8000) n`.execute(db);
  await sql`insert into scheduling.users (id, person_id, first_name, last_name, email, timezone,
      created_at, updated_at)
    overriding system value
    select n, lpad(n::text, 24, '0'), 'P', 'P', n || '@example.com', 'UTC', now(), now()
    from generate_series(1, 8000) n`.execute(db);
  await sql`insert into scheduling.accounts (id, subdomain, name, owner_id, timezone, approved_at,
      created_at, updated_at)
    overriding system value
    select n, 'a' || n, 'A', n, 'UTC', case when n % 4 > 0 then now() end, now(), now()
    from generate_series(1, 8000) n`.execute(db);
}

const page = { after: 0, limit: 50 };
let opened: TestDatabase;
let name: string;
let values: readonly unknown[];
beforeAll(async () => {
  const prepare = async (db: Database) => {
    const [recordedStatement] = await statementsOf(db, (db) => listWaitingIds(db, page));
    values = recordedStatement!.values;
    name = await planOnce(db, recordedStatement!.text);
  };
  opened = await filledOncePlanned(migrations, { prepare, fill });
});
afterAll(() => opened.close());

it("waiting accounts: one statement reads a bounded number", async () => {
  const { read, worst } = await readBy(opened.db, name, values);
  // At most one read each in accounts, persons and users.
  expect(read, worst).toBeLessThanOrEqual(4 * waitingAtOnce.accounts);
  const ids = await listWaitingIds(opened.db, page);
  expect(ids).toEqual(Array.from({ length: 50 }, (_, n) => 8 * (n + 1)));
});

it("waiting accounts: finds the last one among unverified ones", async () => {
  const ids = await listWaitingIds(opened.db, { after: 7_960, limit: 50 });
  expect(ids).toEqual([7_968, 7_976, 7_984, 7_992, 8_000]);
  await sql`update people.persons set email_verified_at = null where id::int <> 8000`.execute(
    opened.db,
  );
  expect(await listWaitingIds(opened.db, page)).toEqual([8_000]);
});
