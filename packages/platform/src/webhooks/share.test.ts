import { describe, expect, it } from "vitest";
import { shareCapacity } from "./deliver.ts";

const bounds = { most: 64, mostOfTenant: 8, mostOfOne: 8, mostFailing: 16 };
const since = new Date("2026-11-22T08:00:00Z");

const due = (webhookId: string, more: object = {}) => ({
  shard: 1,
  merchantId: `m-${webhookId}`,
  webhookId,
  since,
  isFailing: false,
  isDoubtful: false,
  count: 20,
  ...more,
});

const running = (webhookId: string, count: number, isFailing = false) =>
  Array.from({ length: count }, () => ({
    merchantId: `m-${webhookId}`,
    webhookId,
    isFailing,
    isDoubtful: isFailing,
  }));

type Capacity = typeof bounds & { running: ReturnType<typeof running> };

const share = (all: ReturnType<typeof due>[], capacity: Capacity) =>
  shareCapacity(all, capacity, ({ merchantId }) => merchantId);

const named = (shares: ReturnType<typeof share>) =>
  Object.fromEntries([...shares].map(([{ webhookId }, count]) => [webhookId, count]));

const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => due(`w${index}`, more));

describe("delivery capacity of a process", () => {
  it("is eight per webhook, running deliveries included", () => {
    const shares = share([due("a"), due("b"), due("c", { count: 2 })], {
      ...bounds,
      running: running("b", 5),
    });
    expect(named(shares)).toEqual({ a: 8, b: 3, c: 2 });
  });

  it("is an eighth per merchant, with turns among its webhooks", () => {
    const own = [due("a"), due("b"), due("c")].map((each) => ({ ...each, merchantId: "m" }));
    expect(named(share(own, { ...bounds, running: [] }))).toEqual({ a: 3, b: 3, c: 2 });
  });

  it("is 64 in total, with a first delivery for every merchant before any second", () => {
    expect(named(share(many(70), { ...bounds, running: [] }))).toEqual(
      Object.fromEntries(many(64).map(({ webhookId }) => [webhookId, 1])),
    );
    expect(share(many(3), { ...bounds, running: running("z", 64) }).size).toBe(0);
  });

  it("is sixteen for failing webhooks, one each", () => {
    const failing = many(30, { isFailing: true });
    const shares = share([...failing, due("a")], {
      ...bounds,
      running: running("w3", 1, true),
    });
    const { a, ...others } = named(shares);
    expect(a).toBe(8);
    expect(Object.keys(others)).toHaveLength(15);
    expect([...new Set(Object.values(others))]).toEqual([1]);
    expect(others).not.toHaveProperty("w3");
  });

  it("is half for webhooks with a failed last attempt", () => {
    const shares = share([...many(8, { isDoubtful: true }), due("a"), due("b")], {
      ...bounds,
      running: [],
    });
    const { a, b, ...doubtful } = named(shares);
    expect([a, b]).toEqual([8, 8]);
    expect(Object.values(doubtful).reduce((sum, count) => sum + count, 0)).toBe(32);
  });

  it("goes to the longest waiting first", () => {
    const later = new Date(since.getTime() + 1);
    const shares = share([due("a", { since: later }), due("b")], {
      ...bounds,
      running: running("z", 63),
    });
    expect(named(shares)).toEqual({ b: 1 });
  });
});
