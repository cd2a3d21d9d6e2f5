import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import { makeAccess, makeApplication, makePerson } from "../../../../test/oauth.ts";
import { removeExpiredAccess } from "../clean.ts";

const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

it("upgrade: removes exactly the grants without codes and tokens", async () => {
  const { db } = scheduling.context;
  const { userId } = await makePerson(scheduling);
  const { id: applicationId } = await makeApplication(scheduling);
  const access = () => makeAccess(scheduling, { userId, applicationId });
  const [bare, used, fresh] = [await access(), await access(), await access()];
  for (const table of ["access_tokens", "refresh_tokens"]) {
    await sql`delete from ${sql.table(`scheduling.${table}`)}
      where grant_id in (${bare.grantId}, ${fresh.grantId})`.execute(db);
  }
  await sql`update scheduling.grants set created_at = ${ago(3)}
    where id in (${bare.grantId}, ${used.grantId})`.execute(db);
  const file = new URL("../../../../migrations/0017-bare-grants.sql", import.meta.url);
  await removeExpiredAccess(scheduling.context);
  await sql.raw(readFileSync(file, "utf8")).execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from scheduling.grants order by id`.execute(db);
  expect(rows.map(({ id }) => id)).toEqual([used.grantId, fresh.grantId]);
});
