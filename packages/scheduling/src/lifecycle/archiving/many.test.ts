import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  type Json,
  makeClient,
  makeProject,
  makeStudio,
  type Studio,
} from "../../../test/studio.ts";
import { type AuditRow, entryOf } from "../../changes/audit/store.ts";
import { actorIn } from "../onboarding/actor.ts";
import { retireOption } from "./field-routes.ts";
import { retireClient } from "./purpose-routes.ts";

const many = 1_300;

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
  await sql`insert into scheduling.webhooks (account_id, name, payload_url, events, created_at,
      updated_at)
    select ${studio.accountId}, name, 'https://example.com/', ${events}, now(), now()
    from unnest(array['One', 'Other']) as name`.execute(scheduling.context.db);
});
afterAll(() => scheduling.close());

const events = ["bookings", "projects", "resources"];

async function countRequests(work: (context: TestScheduling["context"]) => Promise<unknown>) {
  let count = 0;
  const db: Database = scheduling.context.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1;
      return result;
    },
  });
  await atomically(db, (db) => work({ ...scheduling.context, db }));
  return count;
}

const owner = ({ accountId, subdomain, userId }: Studio) => {
  const account = { id: accountId, subdomain, name: "Studio", timezone: "Copenhagen" };
  return actorIn(account, userId, "owner");
};

async function recorded(kind: string) {
  const { accountId } = studio;
  const { rows } = await sql<AuditRow>`
    select * from scheduling.audit_entries
    where account_id = ${accountId} and kind = ${kind} and action = 'update'
    order by id`.execute(scheduling.context.db);
  const entries = rows.map((row): Json => ({ ...entryOf(row), id: row.subject_id }));
  const { rows: payloads } = await sql<Json>`
    select id, webhook_id, body::jsonb as body from scheduling.payloads
    where account_id = ${accountId} and action = 'update'
      and body::jsonb #>> '{payload,type}' = ${kind}
    order by id`.execute(scheduling.context.db);
  return { entries, payloads };
}

async function moreOf(booking: number, count: number): Promise<void> {
  await sql`
    with made as (
      insert into scheduling.bookings (account_id, resource_id, booker_id, client_id, details,
        start_date, end_date, duration, tentative, timezone, created_at, updated_at)
      select account_id, resource_id, booker_id, client_id, 'Say "no" \\ ' || n, start_date,
        end_date, duration, true, timezone, created_at, updated_at
      from scheduling.bookings cross join generate_series(1, ${count}::int) as n
      where account_id = ${studio.accountId} and id = ${booking}
      returning *
    )
    insert into scheduling.booking_durations (account_id, booking_id, resource_id, day, duration,
      waiting, tentative, timezone, client_id)
    select account_id, id, resource_id, start_date, duration, false, true, timezone, client_id
    from made`.execute(scheduling.context.db);
}

describe("deletion of a client", () => {
  const retiring = async (count: number) => {
    const client = (await makeClient(studio)).id;
    await makeProject(studio, { client_id: client });
    const { id } = await makeBooking(studio, resource, { client_id: client });
    await moreOf(id, count - 1);
    return await countRequests((context) => retireClient(context, owner(studio), client));
  };

  it("needs one statement per thousand bookings", async () => {
    const few = await retiring(3);
    expect(await retiring(300)).toBe(few);
    expect(await retiring(many)).toBe(few + 1);
    expect(few).toBeLessThan(25);
  });

  it("records each booking's change in order", async () => {
    await retiring(many);
    const { entries, payloads } = await recorded("booking");
    expect(entries).toHaveLength(many);
    const ids = entries.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    for (const { id, before, after } of entries) {
      expect([before.id, after.id, before.revision, after.revision]).toEqual([id, id, 1, 2]);
      expect([before.client_id === null, after.client_id]).toEqual([false, null]);
      expect(after.details).toBe(before.details);
    }
    expect(entries.at(-1).after.details).toBe(`Say "no" \\ ${many - 1}`);
    expect(payloads.map(({ body }) => body.payload.id)).toEqual(ids.flatMap((id) => [id, id]));
    for (const { id, body } of payloads) {
      expect([body.id, body.user.id, body.payload.client]).toEqual([id, studio.userId, null]);
      expect(body.payload.resource.id).toBe(resource);
    }
    expect(new Set(payloads.map((payload) => payload.webhook_id)).size).toBe(2);
  });
});

describe("number of statements in a deletion", () => {
  it("stays the same for a client with many projects", async () => {
    const retiring = async (count: number) => {
      const client = (await makeClient(studio)).id;
      await sql`insert into scheduling.projects (account_id, client_id, name, color, created_at,
          updated_at)
        select ${studio.accountId}, ${client}, 'P' || n, '#3366CC', now(), now()
        from generate_series(1, ${count}::int) as n`.execute(scheduling.context.db);
      return await countRequests((context) => retireClient(context, owner(studio), client));
    };
    const few = await retiring(2);
    expect(await retiring(300)).toBe(few);
    const { entries, payloads } = await recorded("project");
    expect([entries.length, payloads.length]).toEqual([302, 604]);
    for (const { id, before, after } of entries) {
      expect([before.id, after.id, after.client_id]).toEqual([id, id, null]);
      expect(before.client_id).not.toBe(null);
    }
  });

  it("stays the same for an option of many resources", async () => {
    const retiring = async (count: number) => {
      const { rows } = await sql<{ id: number }>`
        with type as (
          insert into scheduling.resource_types (account_id, name, human, created_at, updated_at)
          values (${studio.accountId}, 'Kind', false, now(), now()) returning *
        ), field as (
          insert into scheduling.custom_fields (account_id, resource_type_id, name, required)
          select account_id, id, 'Colour', false from type returning *
        ), option as (
          insert into scheduling.custom_field_options (account_id, custom_field_id, value)
          select account_id, id, 'Red' from field returning *
        ), made as (
          insert into scheduling.resources (account_id, resource_type_id, name, color, timezone,
            created_at, updated_at)
          select account_id, id, 'Car ' || n, '#3366CC', 'UTC', now(), now()
          from type cross join generate_series(1, ${count}::int) as n returning *
        ), chosen as (
          insert into scheduling.resource_options (account_id, resource_id, custom_field_option_id)
          select made.account_id, made.id, option.id from made cross join option
        )
        select id from option`.execute(scheduling.context.db);
      const option = rows[0]!.id;
      return await countRequests((context) => retireOption(context, owner(studio), option));
    };
    const few = await retiring(2);
    expect(await retiring(300)).toBe(few);
    const { entries, payloads } = await recorded("resource");
    expect([entries.length, payloads.length]).toEqual([302, 604]);
    for (const { id, before, after } of entries) {
      expect([before.id, after.id]).toEqual([id, id]);
      const [had, has] = [before, after].map((view) => view.selected_custom_field_options);
      expect([had, has]).toEqual([[expect.objectContaining({ value: "Red" })], []]);
    }
  });
});
