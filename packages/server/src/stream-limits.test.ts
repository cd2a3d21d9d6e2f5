import { describe, expect, it } from "vitest";
import { createPlaces, kept, mostStreams, type StreamOwner } from "./stream-limits.ts";

const addressOf = (count: number) => `10.${count >> 8}.${count & 255}.1`;

const owner = (count: number, more: Partial<StreamOwner> = {}): StreamOwner => ({
  who: `one ${count}`,
  caller: `caller ${count}`,
  address: addressOf(count),
  ...more,
});

function fill(
  owners: (count: number) => StreamOwner,
  locations = createPlaces({ open: 0 }),
): number {
  for (let count = 0; count < 10_000; count += 1) {
    if (locations.enter(owners(count)) === undefined) return count;
  }
  throw new Error("there is no ceiling");
}

describe("stream limits", () => {
  const { ofOne, ofCaller, ofApplication, ofAddress, ofNetwork, ofProcess } = mostStreams;

  it.each<[string, Partial<StreamOwner> | ((count: number) => Partial<StreamOwner>), number]>([
    ["caller and tenant", { who: "me at home" }, ofOne],
    ["caller with many tenants", { caller: "me" }, ofCaller],
    ["application with many persons", { application: "theirs" }, ofApplication],
    ["address", { address: "192.0.2.7" }, ofAddress],
    ["/64", (count) => ({ address: `2001:db8::${count.toString(16)}` }), ofAddress],
    ["/24", (count) => ({ address: `192.0.2.${count}` }), ofNetwork],
    ["/48", (count) => ({ address: `2001:db8:0:${count.toString(16)}::1` }), ofNetwork],
  ])("one %s: leaves streams to others of the process", (_what, same, most) => {
    const locations = createPlaces({ open: 0 });
    const alike = (count: number) => owner(count, typeof same === "function" ? same(count) : same);
    expect(fill(alike, locations)).toBe(most);
    expect(fill((count) => owner(count + 1_000), locations)).toBe(ofProcess - most);
  });

  it("the last ones are reserved for callers and networks with few", () => {
    const locations = createPlaces({ open: 0 });
    // Eight apps of one owner, each in its own network and with many tenants.
    const apps = ofProcess / ofCaller;
    const greedy = (count: number) =>
      owner(count, { caller: `app ${count % apps}`, address: addressOf(count % apps) });
    expect(fill(greedy, locations)).toBe(ofProcess - kept.places);
    expect(fill((count) => owner(count + 1_000), locations)).toBe(kept.places);
  });

  it("all servers of a process share them", () => {
    const all = { open: 0 };
    expect(fill(owner, createPlaces(all))).toBe(ofProcess);
    expect(fill(owner, createPlaces(all))).toBe(0);
  });

  it("a closed stream frees its slot", () => {
    const locations = createPlaces({ open: 0 });
    for (let round = 0; round < 2; round += 1) {
      const same = { caller: "me" };
      const leaves = Array.from({ length: ofCaller }, (_, count) =>
        locations.enter(owner(count, same)),
      );
      expect(locations.enter(owner(1_000, same))).toBeUndefined();
      for (const leave of leaves) leave!();
    }
  });
});
