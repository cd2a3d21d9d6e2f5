import { describe, expect, it } from "vitest";
import { queueInLanes } from "../readers/reading.ts";

const of = (transactionId: string | null, ...ids: string[]) =>
  ids.map((id) => ({ id, transactionId }));
const leader = (id: string, isClaimed = false) => ({ id, transactionId: "t", isClaimed });

describe("webhook deliveries of one transaction", () => {
  it.each([
    ["begin with the oldest", of("t", "2", "1", "3"), [], [["1"], ["2", "3"], []]],
    ["wait behind one that waits", of("t", "2", "3"), [leader("1")], [[], ["2", "3"], []]],
    ["wait behind one on its way", of("t", "1", "3"), [leader("2", true)], [[], ["1", "3"], []]],
    ["go before one that is newer", of("t", "1", "3"), [leader("2")], [["1"], ["3"], ["2"]]],
    ["are due where they lead", of("t", "1", "2"), [leader("1")], [["1"], ["2"], []]],
  ])("%s", (_title, placed, leaders, [due, behind, demoted]) => {
    const locations = queueInLanes(placed, leaders);
    expect(locations.due.map(({ id }) => id)).toEqual(due);
    expect(locations.behind.map(({ id }) => id)).toEqual(behind);
    expect(locations.demoted).toEqual(demoted);
  });

  it("go at once on request, but not in parallel with an attempt", () => {
    const targets = of("t", "2");
    expect(queueInLanes(targets, [leader("1")], { isAtOnce: true })).toEqual({
      due: targets,
      behind: [],
      demoted: ["1"],
    });
    expect(queueInLanes(targets, [leader("1", true)], { isAtOnce: true }).due).toEqual([]);
  });
});

it("webhook deliveries: delay no other transaction and no events without one", () => {
  const placed = [...of("u", "4"), ...of(null, "5", "6")];
  expect(queueInLanes(placed, [leader("1")])).toEqual({ due: placed, behind: [], demoted: [] });
});
