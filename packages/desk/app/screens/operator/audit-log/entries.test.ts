import { describe, expect, it } from "vitest";
import { changesOf, joinEntries, type OperatorAct, readActor, targetOfEntry } from "./entries.ts";

const act = (id: string, minute: number): OperatorAct => {
  const at = new Date(Date.UTC(2026, 10, 22, 17, minute)).toISOString();
  return { id, at, actor: "operator at ::1", action: "x.y", subject: "z", details: {} };
};

describe("merged audit log of operators", () => {
  it("is one list, newest first, up to the shortest loaded source", () => {
    const one = { acts: [act("a", 9), act("b", 5)], hasMore: true };
    const other = { acts: [act("c", 7), act("d", 4), act("e", 1)], hasMore: false };
    const { acts, hasMore } = joinEntries([one, other, { acts: [], hasMore: false }]);
    expect(acts.map(({ id }) => id)).toEqual(["a", "c", "b"]);
    expect(hasMore).toBe(true);
    const whole = joinEntries([{ ...one, hasMore: false }, other]);
    expect(whole.acts.map(({ id }) => id)).toEqual(["a", "c", "b", "d", "e"]);
    expect(whole.hasMore).toBe(false);
  });
});

it.each([
  ["person:6b02 at 127.0.0.1", "person", "6b02", "127.0.0.1"],
  ["person:erased", "erased", undefined, ""],
  ["operator at ::1", "key", undefined, "::1"],
  ["stranger at 10.0.0.1", "stranger", undefined, "10.0.0.1"],
  ["start --without-sealed", "other", undefined, "start --without-sealed"],
])("parses the actor %s", (actor, kind, personId, address) => {
  expect(readActor(actor)).toEqual({ kind, personId, address });
});

it("audit log entry: links to its subject", () => {
  const id = "6b0250cb10fabe6771a16a71";
  expect(targetOfEntry({ action: "merchant.bank", subject: id })).toBe(`/operator/merchants/${id}`);
  expect(targetOfEntry({ action: "person.erase", subject: id })).toBe(`/operator/persons/${id}`);
  expect(targetOfEntry({ action: "account.suspend", subject: "7" })).toBe("/operator/accounts/7");
  expect(targetOfEntry({ action: "books.reconcile", subject: "all" })).toBeUndefined();
});

it("audit log entry: gives changed fields with former and new values", () => {
  const details = { rate: 1, flat: 2, before: { rate: 3, flat: 2 } };
  expect(changesOf(details)).toEqual([["rate", 3, 1]]);
  expect(changesOf({ reason: "x", before: null })).toEqual([["reason", undefined, "x"]]);
  expect(changesOf({})).toEqual([]);
});
