import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIds, shardOf, timeOf } from "../../../core/ids.ts";
import type { EventType } from "../../../core/outbox/entry.ts";
import { arrange } from "./relay.ts";

const entry = (about: string, kind: EventType, version: number | null) => ({
  merchantId: "m",
  about,
  kind,
  version,
  id: `${about} ${kind} ${version}`,
});
const heads = [{ merchantId: "m", lastId: "" }];
const namesOf = (published: { about: string; kind: string }[]) =>
  published.map(({ about, kind }) => `${about} ${kind}`);

describe("event order", () => {
  it("follows the version within a transaction, and time otherwise", () => {
    const entries = [
      entry("a", "transaction.refunded", 2),
      entry("b", "transaction.created", 0),
      entry("c", "payout.created", null),
      entry("a", "transaction.captured", 1),
      entry("c", "payout.paid", null),
      entry("a", "transaction.created", 0),
    ];
    expect(namesOf(arrange(1, heads, entries))).toEqual([
      "a transaction.created",
      "b transaction.created",
      "c payout.created",
      "a transaction.captured",
      "c payout.paid",
      "a transaction.refunded",
    ]);
  });

  it("follows cause and effect within one version", () => {
    const kinds: EventType[] = [
      "transaction.created",
      "transaction.captured",
      "dispute.opened",
      "fraud.reported",
      "dispute.answered",
    ];
    const entries = kinds.toReversed().map((kind) => entry("a", kind, 1));
    expect(arrange(1, heads, entries).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("has ids that rise from the merchant's head, independent of the clock", () => {
    const ahead = createIds(() => Date.now() + 180_000)(7);
    const both = [
      { merchantId: "m", lastId: ahead },
      { merchantId: "n", lastId: "" },
    ];
    const entries = ["m", "n", "m"].map((merchantId, index) => ({
      ...entry(merchantId, "merchant.updated", null),
      merchantId,
      id: String(index),
    }));
    const [first, other, second] = arrange(7, both, entries).map(({ eventId }) => eventId);
    expect([first! > ahead, second! > first!, other! < ahead]).toEqual([true, true, true]);
    expect([first, other, second].map((id) => shardOf(id!))).toEqual([7, 7, 7]);
    expect(timeOf(other!).getTime()).toBeLessThan(Date.now() + 60_000);
  });

  it("has one event per outbox entry, and versions never fall", () => {
    const input = fc.record({ about: fc.constantFrom("a", "b", "c"), version: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(input), (drawn) => {
        const entries = drawn.map(({ about, version }, index) => ({
          ...entry(about, "transaction.captured", version),
          id: String(index),
        }));
        const published = arrange(1, heads, entries);
        expect(published.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
        const ids = published.map(({ eventId }) => eventId);
        expect(ids).toEqual([...new Set(ids)].sort());
        for (const own of Map.groupBy(published, ({ about }) => about).values()) {
          const versions = own.map(({ version }) => version!);
          expect(versions).toEqual(versions.toSorted((one, other) => one - other));
        }
      }),
    );
  });
});
