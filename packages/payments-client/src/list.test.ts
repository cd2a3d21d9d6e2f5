import { describe, expect, it } from "vitest";
import { startScripted } from "../test/scripted.ts";
import { createClient } from "./client.ts";
import type { List } from "./list.ts";

const merchantId = "6650a0c2000000a1b2c3d4e5";

function items(...ids: string[]) {
  return { body: ids.map((id) => ({ id })) };
}

async function idsOf(list: List<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}

describe("list of the payments client", () => {
  it("reads newest first, each page before the last id of the previous one", async () => {
    await using server = await startScripted(items("9", "8"), items("7", "6"), items("5"));
    const { lines } = createClient({ url: server.url });
    expect(await idsOf(lines.list(merchantId, { pageSize: 2 }))).toEqual(["9", "8", "7", "6", "5"]);
    expect(server.requests.map(({ url }) => url)).toEqual([
      `/merchants/${merchantId}/lines?limit=2`,
      `/merchants/${merchantId}/lines?limit=2&before=8`,
      `/merchants/${merchantId}/lines?limit=2&before=6`,
    ]);
  });

  it("reads oldest first with `after` alone", async () => {
    await using server = await startScripted(items("3", "4"), items("5", "6"), items());
    const { lines } = createClient({ url: server.url });
    const list = lines.list(merchantId, { after: "2", pageSize: 2 });
    expect(await idsOf(list)).toEqual(["3", "4", "5", "6"]);
    const queries = server.requests.map(({ url }) => url.split("?")[1]);
    expect(queries).toEqual(["limit=2&after=2", "limit=2&after=4", "limit=2&after=6"]);
  });

  it("keeps its lower bound with both bounds", async () => {
    await using server = await startScripted(items("8", "7"), items("6"));
    const { lines } = createClient({ url: server.url });
    const list = lines.list(merchantId, { before: "9", after: "5", pageSize: 2 });
    expect(await idsOf(list)).toEqual(["8", "7", "6"]);
    const queries = server.requests.map(({ url }) => url.split("?")[1]);
    expect(queries).toEqual(["limit=2&before=9&after=5", "limit=2&before=7&after=5"]);
  });

  it("requests pages only as far as it is read", async () => {
    await using server = await startScripted(items("9", "8"), items("7", "6"), items("5", "4"));
    const list = createClient({ url: server.url }).lines.list(merchantId, { pageSize: 2 });
    expect(server.requests).toHaveLength(0);
    for await (const { id } of list) if (id === "7") break;
    expect(server.requests).toHaveLength(2);
  });

  it("starts again with each iteration", async () => {
    await using server = await startScripted(items("9"), items("9"));
    const list = createClient({ url: server.url }).lines.list(merchantId);
    expect(await idsOf(list)).toEqual(await idsOf(list));
    expect(server.requests.map(({ url }) => url.split("?")[1])).toEqual(["limit=100", "limit=100"]);
  });

  it("returns a single page", async () => {
    await using server = await startScripted(items("8", "7"));
    const { lines } = createClient({ url: server.url });
    const page = await lines.list(merchantId, { before: "9", pageSize: 2 }).page();
    expect(page).toEqual([{ id: "8" }, { id: "7" }]);
    expect(server.requests).toHaveLength(1);
  });

  it("sends its filter with any characters", async () => {
    await using server = await startScripted(items());
    const { transactions } = createClient({ url: server.url });
    const filter = { successful: false, reference: "a&b=c [ü]", "card.last4": "0000" };
    await transactions.list(merchantId, { filter }).page();
    const { searchParams } = new URL(server.requests[0]?.url ?? "", server.url);
    expect(Object.fromEntries(searchParams)).toEqual({
      limit: "100",
      "filter[successful]": "false",
      "filter[reference]": "a&b=c [ü]",
      "filter[card.last4]": "0000",
    });
  });

  it("converts a date to the first id of its millisecond", async () => {
    await using server = await startScripted(items());
    const { lines } = createClient({ url: server.url });
    await lines.list(merchantId, { after: new Date("2024-05-24T14:14:26.255Z") }).page();
    expect(server.requests[0]?.url.split("?")[1]).toBe("limit=100&after=6650a0c20ff0000000000000");
  });

  it.each([new Date(Number.NaN), new Date("1969-12-31T23:59:59Z"), new Date("2106-02-08")])(
    "refuses the date %s",
    (after) => {
      const { lines } = createClient({ url: "http://127.0.0.1" });
      expect(() => lines.list(merchantId, { after })).toThrow(RangeError);
    },
  );

  it("fails with the error of the failed page", async () => {
    const failed = { status: 400, body: [{ field: "limit", message: "is too large" }] };
    await using server = await startScripted(items("9", "8"), failed);
    const { lines } = createClient({ url: server.url });
    const reading = idsOf(lines.list(merchantId, { pageSize: 2 }));
    await expect(reading).rejects.toMatchObject({ name: "ValidationError" });
  });

  it("stops at the caller's signal", async () => {
    await using server = await startScripted(items("9", "8"), "hang");
    const controller = new AbortController();
    const { lines } = createClient({ url: server.url });
    const list = lines.list(merchantId, { pageSize: 2, signal: controller.signal });
    const reading = (async () => {
      for await (const { id } of list) if (id === "8") controller.abort(new Error("enough"));
    })();
    await expect(reading).rejects.toThrow("enough");
  });
});
