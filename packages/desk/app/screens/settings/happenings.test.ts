import { describe, expect, it } from "vitest";
import { type Happening, joined, type Reading } from "./happenings.ts";

const at = (...minutes: number[]) =>
  minutes.map((minute): Happening => {
    const created = new Date(minute * 60_000).toISOString();
    const who = { user_id: null, application_id: null };
    const what = {
      kind: "client",
      action: "update",
      subject_id: 1,
      before: null,
      after: null,
    } as const;
    const change = { id: minute, at: created, ...who, ...what };
    return { id: String(minute), at: created, of: "account", change };
  });
const minutesOf = (happenings: readonly Happening[]) => happenings.map(({ id }) => Number(id));
const reading = (read: Happening[], next?: number): Reading<number> => ({ read, next });

describe("merged activity", () => {
  it("is in order of time, newest first", () => {
    const { visible } = joined(reading(at(9, 5)), reading(at(8, 6, 2)));
    expect(minutesOf(visible)).toEqual([9, 8, 6, 5, 2]);
  });

  it("ends at the source with the shortest reach and continues later", () => {
    const first = joined(reading(at(9, 5), 1), reading(at(8, 6, 2), 2));
    expect(minutesOf(first.visible)).toEqual([9, 8, 6, 5]);
    expect(minutesOf(first.acts.read)).toEqual([]);
    expect(minutesOf(first.changes.read)).toEqual([2]);
    const second = joined(reading(at(4, 3, 1)), first.changes);
    expect(minutesOf(second.visible)).toEqual([4, 3, 2]);
    expect(minutesOf(second.acts.read)).toEqual([1]);
  });

  it("waits for no source at its end", () => {
    const { visible } = joined(reading([]), reading(at(8, 2), 2));
    expect(minutesOf(visible)).toEqual([8, 2]);
  });
});
