import { describe, expect, it } from "vitest";
import { clientOf, type MockedClient, reject, report } from "../test/mocked.ts";
import type { List } from "./list.ts";

function items(total: number, ...ids: number[]) {
  const isLast = ids.length === 0 || ids.at(-1) === total;
  const next = '</v1/studio/bookings?limit=2&after=2>; rel="next"';
  const headers = { "X-Total-Count": String(total), ...(!isLast && { Link: next }) };
  return report(
    ids.map((id) => ({ id })),
    { headers },
  );
}

async function idsOf(list: List<{ id: number }>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}

const bookingsOf = ({ client }: MockedClient) => client.account("studio").bookings;

describe("list of the scheduling client", () => {
  it("reads to its end, page by page", async () => {
    const mocked = clientOf([items(5, 1, 2), items(5, 3, 4), items(5, 5)]);
    expect(await idsOf(bookingsOf(mocked).list({ pageSize: 2 }))).toEqual([1, 2, 3, 4, 5]);
    expect(mocked.asked()).toEqual([
      "GET /v1/studio/bookings?limit=2&offset=0",
      "GET /v1/studio/bookings?limit=2&after=2",
      "GET /v1/studio/bookings?limit=2&after=4",
    ]);
  });

  it("requests no page beyond its end", async () => {
    const mocked = clientOf([items(2, 1, 2)]);
    expect(await idsOf(bookingsOf(mocked).list({ pageSize: 2 }))).toEqual([1, 2]);
    expect(mocked.asked()).toHaveLength(1);
  });

  it("ends early if it became shorter", async () => {
    const mocked = clientOf([items(4, 1, 2), items(4)]);
    expect(await idsOf(bookingsOf(mocked).list({ pageSize: 2 }))).toEqual([1, 2]);
  });

  it("continues if pages are shorter than requested", async () => {
    const mocked = clientOf([items(3, 1, 2), items(3, 3)]);
    expect(await idsOf(bookingsOf(mocked).list({ pageSize: 1000 }))).toEqual([1, 2, 3]);
    expect(mocked.asked()[1]).toContain("after=2");
  });

  it("begins at its offset", async () => {
    const mocked = clientOf([items(9, 8, 9)]);
    expect(await idsOf(bookingsOf(mocked).list({ offset: 7 }))).toEqual([8, 9]);
    expect(mocked.asked()[0]).toBe("GET /v1/studio/bookings?limit=100&offset=7");
  });

  it("requests pages only as far as it is read", async () => {
    const mocked = clientOf([items(6, 1, 2), items(6, 3, 4), items(6, 5, 6)]);
    const list = bookingsOf(mocked).list({ pageSize: 2 });
    expect(mocked.asked()).toHaveLength(0);
    for await (const { id } of list) if (id === 3) break;
    expect(mocked.asked()).toHaveLength(2);
  });

  it("starts again with each iteration", async () => {
    const mocked = clientOf([items(1, 1), items(1, 1)]);
    const list = bookingsOf(mocked).list();
    expect(await idsOf(list)).toEqual(await idsOf(list));
    expect(mocked.asked()).toHaveLength(2);
  });

  it("returns a single page with the total", async () => {
    const mocked = clientOf([items(5, 3, 4)]);
    const page = await bookingsOf(mocked).list({ offset: 2, pageSize: 2 }).page();
    expect(page).toEqual({ items: [{ id: 3 }, { id: 4 }], total: 5 });
    expect(mocked.asked()).toHaveLength(1);
  });

  it("has no total if the service did not count", async () => {
    const mocked = clientOf([report([{ id: 1 }, { id: 2 }])]);
    const page = await bookingsOf(mocked).list({ pageSize: 2 }).page();
    expect(page).toEqual({ items: [{ id: 1 }, { id: 2 }], total: undefined });
  });

  it("sends its filter, with brackets for lists", async () => {
    const mocked = clientOf([items(0)]);
    const filter = { start_date: "2026-11-23", resource_ids: [3, 4], waiting: false };
    await bookingsOf(mocked).list({ filter }).page();
    const { searchParams } = new URL(mocked.requests[0]?.url ?? "");
    expect([...searchParams]).toEqual([
      ["limit", "100"],
      ["offset", "0"],
      ["start_date", "2026-11-23"],
      ["resource_ids[]", "3"],
      ["resource_ids[]", "4"],
      ["waiting", "false"],
    ]);
  });

  it("fails with the error of the failed page", async () => {
    const failed = report(reject("not_found"), { status: 404 });
    const mocked = clientOf([items(4, 1, 2), failed]);
    const reading = idsOf(bookingsOf(mocked).list({ pageSize: 2 }));
    await expect(reading).rejects.toMatchObject({ name: "NotFoundError" });
  });

  it("stops at the caller's signal", async () => {
    const controller = new AbortController();
    const mocked = clientOf(({ url }) =>
      url.endsWith("offset=0") ? items(4, 1, 2) : new Promise(() => {}),
    );
    const list = bookingsOf(mocked).list({ pageSize: 2, signal: controller.signal });
    const reading = (async () => {
      for await (const { id } of list) if (id === 2) controller.abort(new Error("enough"));
    })();
    await expect(reading).rejects.toThrow("enough");
  });
});
