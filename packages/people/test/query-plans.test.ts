import { judgePlans, type PlanJudgement } from "@frontdesk/database/test/query-plans";
import { untouchedBy } from "@frontdesk/database/test/untouched";
import { onPostgres, thorough } from "@frontdesk/database/testing";
import { platformMigrations } from "@frontdesk/platform/migrations";
import { expect, it } from "vitest";
import { peopleMigrations } from "../src/migrations.ts";
import { drive } from "./drive.ts";
import { startTestPeople } from "./harness.ts";

const excepted = {
  "people.installation": "has one row",
  "select count(*)::bigint": "counts, once, what the rotation of a key is about",
  "people.sessions where person_id": "a person has few sessions, and sees them",
  "people.sessions where id::text": "one of them is ended",
  "from people.operators join": "few are, and operators see all of them",
  "as count from people.attendants": "a few processes attend, and are counted",
  "from people.backup_codes where": "a person has ten",
  "delete from people.tidings": "who attends takes what waits within a second",
};

it.runIf(onPostgres && thorough)(
  "statements planned for empty tables: none reads more than its rows",
  async () => {
    const all: PlanJudgement[] = [];
    const untouched = await untouchedBy(new URL("../src/", import.meta.url), async () => {
      all.push(
        await judgePlans({
          migrations: [platformMigrations, peopleMigrations],
          tenant: ["person_id"],
          start: (opened) => startTestPeople({ opened }),
          drive,
          excepted,
        }),
      );
    });
    const { count, ...judged } = all[0]!;
    expect(judged).toEqual({ weak: [], unread: [], small: [], needless: [] });
    expect(untouched).toEqual([]);
    expect(count).toBeGreaterThan(60);
  },
  600_000,
);
