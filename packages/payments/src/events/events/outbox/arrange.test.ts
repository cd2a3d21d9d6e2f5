import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIds, shardOf, timeOf } from "../../../core/ids.ts";
import type { EventType } from "../../../core/outbox/entry.ts";
import { arrange } from "./arrange.ts";

const mark = (about: string, kind: EventType, version: number | null) => ({
  ...{ merchantId: "m", about, kind, version },
  id: `${about} ${kind} ${version}`,
});
const heads = [{ merchantId: "m", lastId: "" }];
const namesOf = (told: { about: string; kind: string }[]) =>
  told.map(({ about, kind }) => `${about} ${kind}`);

describe("event order", () => {
  it("follows the version within a transaction, and time otherwise", () => {
    const marks = [
      mark("a", "transaction.refunded", 2),
      mark("b", "transaction.created", 0),
      mark("c", "payout.created", null),
      mark("a", "transaction.captured", 1),
      mark("c", "payout.paid", null),
      mark("a", "transaction.created", 0),
    ];
    expect(namesOf(arrange(1, heads, marks))).toEqual([
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
    const marks = kinds.toReversed().map((kind) => mark("a", kind, 1));
    expect(arrange(1, heads, marks).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("has ids that rise from the merchant's head, independent of the clock", () => {
    const ahead = createIds(() => Date.now() + 180_000)(7);
    const both = [
      { merchantId: "m", lastId: ahead },
      { merchantId: "n", lastId: "" },
    ];
    const marks = ["m", "n", "m"].map((merchantId, index) => ({
      ...mark(merchantId, "merchant.updated", null),
      ...{ merchantId, id: String(index) },
    }));
    const [first, other, second] = arrange(7, both, marks).map(({ eventId }) => eventId);
    expect([first! > ahead, second! > first!, other! < ahead]).toEqual([true, true, true]);
    expect([first, other, second].map((id) => shardOf(id!))).toEqual([7, 7, 7]);
    expect(timeOf(other!).getTime()).toBeLessThan(Date.now() + 60_000);
  });

  it("has one event per outbox entry, and versions never fall", () => {
    const given = fc.record({ about: fc.constantFrom("a", "b", "c"), version: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(given), (drawn) => {
        const marks = drawn.map(({ about, version }, index) => ({
          ...mark(about, "transaction.captured", version),
          id: String(index),
        }));
        const told = arrange(1, heads, marks);
        expect(told.map(({ id }) => id).sort()).toEqual(marks.map(({ id }) => id).sort());
        const ids = told.map(({ eventId }) => eventId);
        expect(ids).toEqual([...new Set(ids)].sort());
        for (const own of Map.groupBy(told, ({ about }) => about).values()) {
          const versions = own.map(({ version }) => version!);
          expect(versions).toEqual(versions.toSorted((one, other) => one - other));
        }
      }),
    );
  });
});
