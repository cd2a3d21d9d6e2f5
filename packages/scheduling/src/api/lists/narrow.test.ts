import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";

const most = 10_000;
const message = `must narrow the range: the filter scans at most ${most} ids`;

let scheduling: TestScheduling;
let studio: Studio;
let odd: { booking: number; entry: number; member: number; resource: number };
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
  const [usual, resource] = [
    await makeBookable(scheduling, studio),
    await makeBookable(scheduling, studio),
  ];
  const { userId: member } = await makeMember(scheduling, studio, { permissions: "manager" });
  odd = { booking: 0, entry: 0, member, resource };
  odd.booking = await book(usual);
  odd.entry = await note();
});
afterAll(() => scheduling.close());

const create = async (insert: ReturnType<typeof sql<{ id: number }>>): Promise<number> => {
  const { rows } = await insert.execute(scheduling.context.db);
  return Math.max(...rows.map(({ id }) => id));
};

async function book(usual: number): Promise<number> {
  const last = await create(sql<{ id: number }>`
    insert into scheduling.bookings (account_id, resource_id, booker_id, start_date, end_date,
      duration, timezone, created_at, updated_at)
    select a.id, case when n > ${most} then ${odd.resource}::bigint else ${usual}::bigint end,
      case when n > ${most} then ${odd.member}::bigint else a.owner_id end,
      case when n > ${most} then date '2026-11-30' else date '2025-11-30' end,
      case when n > ${most} then date '2026-11-30' else date '2025-11-30' end,
      60, 'UTC', now(), now()
    from scheduling.accounts a, generate_series(1, ${most + 1}::int) n
    where a.subdomain = ${studio.subdomain} order by n returning id`);
  await sql`insert into scheduling.booking_durations (account_id, booking_id, resource_id, day,
      duration, waiting, tentative, timezone)
    select account_id, id, resource_id, start_date, 60, true, false, 'UTC'
    from scheduling.bookings where id = ${last}`.execute(scheduling.context.db);
  return last;
}

async function note(): Promise<number> {
  return await create(sql<{ id: number }>`
    insert into scheduling.audit_entries (account_id, at, user_id, kind, subject_id, action)
    select a.id, now(), case when n > ${most} then ${odd.member}::bigint else a.owner_id end,
      case when n > ${most} then 'odd' else 'even' end, case when n > ${most} then 7 else 8 end,
      'create'
    from scheduling.accounts a, generate_series(1, ${most + 1}::int) n
    where a.subdomain = ${studio.subdomain} order by n returning id`);
}

const days = ["start_date", "end_date", "after", "before"];
const lists: [path: string, fields: string[], of: () => number][] = [
  ["/bookings?waiting=1", days, () => odd.booking],
  ["/bookings?waiting=true&start_date=2025-11-30", days, () => odd.booking],
  ["/audit?kind=odd", ["after", "before"], () => odd.entry],
  ["/audit?subject_id=7", ["after", "before"], () => odd.entry],
];

describe.each(lists)("list filter without an index: %s", (path, fields, of) => {
  it.each(["", "&limit=1", "&limit=0"])("refuses to scan more than 10000 ids%s", async (more) => {
    const { status, body, headers } = await studio.get(path + more);
    expect([status, body, headers["x-total-count"]]).toEqual([
      400,
      {
        error: "bad_request",
        error_description: `${fields.join(", ")} ${message}`,
        errors: Object.fromEntries(fields.map((field) => [field, [message]])),
      },
      undefined,
    ]);
  });

  it("a narrow range returns and counts all matches", async () => {
    const { body, headers } = await studio.get(`${path}&limit=0&before=${of() + 1}&offset=0`);
    expect(body.error).toBe("bad_request");
    const first = of() - most + 1;
    const narrow = await studio.get(`${path}&limit=0&after=${first}`);
    expect(narrow.body.map(({ id }: { id: number }) => id)).toEqual([of()]);
    expect(headers["x-total-count"]).toBeUndefined();
    const before = await studio.get(`${path}&limit=1&after=${first}&before=${of()}`);
    expect([before.status, before.body]).toEqual([200, []]);
  });
});

describe("bookings among more than 10000", () => {
  it("filter by owner finds a distant booking", async () => {
    for (const query of [
      `booker_id=${odd.member}`,
      `resource_ids[]=${odd.resource}`,
      `resource_ids[]=${odd.resource}&resource_ids[]=999999`,
      `resource_ids[]=${odd.resource}&booker_id=${odd.member}`,
      `booker_id=${odd.member}&start_date=2025-11-01`,
      `booker_id=${odd.member}&start_date=2025-11-01&after=1`,
      "start_date=2026-11-30&waiting=1",
    ]) {
      const { status, body, headers } = await studio.get(`/bookings?${query}`);
      expect([query, status, body.map(({ id }: { id: number }) => id)]).toEqual([
        query,
        200,
        [odd.booking],
      ]);
      if (!query.includes("after")) expect(headers["x-total-count"]).toBe("1");
    }
  });

  it("counts within a range", async () => {
    const one = await studio.get("/bookings?start_date=2026-11-30&end_date=2026-12-06");
    expect([one.body.length, one.headers["x-total-count"]]).toEqual([1, "1"]);
    const all = await studio.get("/bookings?start_date=2025-11-30&limit=1");
    expect(all.headers["x-total-count"]).toBe(String(most + 1));
    const behind = await studio.get(
      `/bookings?start_date=2025-11-30&limit=2&after=${odd.booking - 2}`,
    );
    expect([behind.body.length, behind.headers.link]).toEqual([2, undefined]);
  });

  it("gives no total without a range, but a next page", async () => {
    const { body, headers } = await studio.get("/bookings?limit=2&offset=0");
    expect([body.length, headers["x-total-count"]]).toEqual([2, undefined]);
    expect(headers.link).toContain('offset=2>; rel="next"');
    const last = await studio.get(`/bookings?limit=2&offset=${most}`);
    expect([last.body.length, String(last.headers.link).includes('"next"')]).toEqual([1, false]);
  });

  it("hides deleted bookings", async () => {
    const { db } = scheduling.context;
    await sql`update scheduling.bookings set deleted_at = now()
      where id < ${odd.booking}`.execute(db);
    const { body, headers } = await studio.get("/bookings?limit=1");
    expect([body[0].id, headers["x-total-count"]]).toEqual([odd.booking, "1"]);
  });
});
