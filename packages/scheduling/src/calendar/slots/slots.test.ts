import { describe, expect, it } from "vitest";
import type { WeeklyPeriod } from "../../core/intervals/availability.ts";
import { showDays } from "./show.ts";
import {
  type CalendarResource,
  chosenParts,
  findSlots,
  momentsOf,
  type SlotPart,
  type SlotQuestion,
  type SlotTerms,
  takersOf,
  unboundTerms,
} from "./slots.ts";

const daily = (startTime: number, endTime: number): WeeklyPeriod[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekDay) => ({
    weekDay,
    startTime,
    endTime,
    validFrom: null,
    validUntil: null,
  }));

const hour = (clock: number): number => clock * 60;
const openTimes = { weekly: daily(hour(9), hour(12)), custom: [], timeOff: [] };
const terms: SlotTerms = {
  duration: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  slotInterval: 60,
  minimumNotice: 0,
  horizon: 366,
};

interface SlotsCase {
  timezone?: string;
  day?: string;
  resource?: Partial<CalendarResource>;
  terms?: Partial<SlotTerms>;
  now?: string;
}

function questionOf(slotsCase: SlotsCase = {}): SlotQuestion {
  const { timezone = "Europe/Copenhagen", day = "2026-11-24" } = slotsCase;
  const resource = {
    timezone,
    former_zones: [],
    openings: openTimes,
    taken: new Map(),
    ...slotsCase.resource,
  };
  return {
    terms: { ...terms, ...slotsCase.terms },
    parts: [{ count: 1, resourceIds: [1] }],
    resources: new Map([[1, resource]]),
    range: momentsOf({ from: day, to: day, timezone }),
    now: slotsCase.now === undefined ? Date.parse(day) - 3 * 86_400_000 : Date.parse(slotsCase.now),
  };
}

function timesOf(slotsCase: SlotsCase = {}): string[] {
  const { timezone = "Europe/Copenhagen" } = slotsCase;
  const anytime = { from: "1900-01-01", to: "2999-12-31", timezone };
  return showDays(findSlots(questionOf(slotsCase)), anytime).flatMap(({ slots }) =>
    slots.map(({ time }) => time),
  );
}

const takenOn = (day: string, ...timed: [start: number, end: number][]) => ({
  taken: new Map([
    [
      day,
      {
        booked: timed.reduce((sum, [start, end]) => sum + end - start, 0),
        timed: timed.map(([start, end]) => ({ start, end })),
      },
    ],
  ]),
});

describe("slots of a day", () => {
  const day = "2026-11-24";

  it("start at opening time and end at closing time", () => {
    expect(timesOf()).toEqual(["09:00", "10:00", "11:00"]);
    const oddly = { openings: { ...openTimes, weekly: daily(hour(9) + 20, hour(12)) } };
    expect(timesOf({ resource: oddly })).toEqual(["09:20", "10:20"]);
  });

  it("start again after a break", () => {
    const weekly = [...daily(hour(9), hour(11) + 30), ...daily(hour(12) + 15, hour(15))];
    const resource = { openings: { ...openTimes, weekly } };
    expect(timesOf({ resource })).toEqual(["09:00", "10:00", "12:15", "13:15"]);
  });

  it("keep the grid after bookings", () => {
    const resource = takenOn(day, [hour(9), hour(9) + 20]);
    expect(timesOf({ resource })).toEqual(["10:00", "11:00"]);
  });

  it("keep the grid after time off", () => {
    const off = { firstDay: day, startTime: hour(9), lastDay: day, endTime: hour(9) + 10 };
    const resource = { openings: { ...openTimes, timeOff: [off] } };
    expect(timesOf({ resource })).toEqual(["10:00", "11:00"]);
  });

  it.each(["08:03", "08:04", "08:59:59"])("keep the grid at the current time %s", (time) => {
    const now = `${day}T${time}+01:00`;
    expect(timesOf({ now, terms: { slotInterval: 20 } })).toEqual([
      "09:00",
      "09:20",
      "09:40",
      "10:00",
      "10:20",
      "10:40",
      "11:00",
    ]);
  });

  it("leave room for both buffers within opening hours", () => {
    expect(timesOf({ terms: { bufferAfter: 15 } })).toEqual(["09:00", "10:00"]);
    const both = { bufferBefore: 10, bufferAfter: 10, slotInterval: 30 };
    expect(timesOf({ terms: both })).toEqual(["09:30", "10:00", "10:30"]);
    const resource = takenOn(day, [hour(10), hour(10) + 20]);
    expect(timesOf({ terms: { ...both, duration: 30 }, resource })).toEqual(["10:30", "11:00"]);
  });

  it("are absent if bookings without a time leave too few minutes", () => {
    const booked = (minutes: number) => ({
      resource: { taken: new Map([[day, { booked: minutes, timed: [] }]]) },
    });
    expect(timesOf(booked(120))).toEqual(["09:00", "10:00", "11:00"]);
    expect(timesOf(booked(121))).toEqual([]);
    expect(timesOf({ ...booked(119), terms: { bufferAfter: 1 } })).toEqual(["09:00", "10:00"]);
    expect(timesOf({ ...booked(120), terms: { bufferAfter: 1 } })).toEqual([]);
  });

  it("respect minimum notice", () => {
    const at = { now: `${day}T08:00:00+01:00` };
    expect(timesOf({ ...at, terms: { minimumNotice: 120 } })).toEqual(["10:00", "11:00"]);
    expect(timesOf({ ...at, terms: { minimumNotice: 121 } })).toEqual(["11:00"]);
  });

  it("respect the horizon in dates of the resource", () => {
    const auckland = (now: string) => ({
      timezone: "Pacific/Auckland",
      now,
      terms: { horizon: 1 },
    });
    // At 11:00 UTC the 23rd begins in Auckland.
    expect(timesOf(auckland("2026-11-22T11:00:00Z"))).toEqual(["09:00", "10:00", "11:00"]);
    expect(timesOf(auckland("2026-11-22T10:59:00Z"))).toEqual([]);
  });

  it("never cross midnight", () => {
    const weekly = [...daily(hour(22), hour(24)), ...daily(0, hour(2))];
    const resource = { openings: { ...openTimes, weekly } };
    expect(timesOf({ resource, terms: { slotInterval: 30 } })).toEqual([
      "00:00",
      "00:30",
      "01:00",
      "22:00",
      "22:30",
      "23:00",
    ]);
  });
});

describe("slots at clock changes", () => {
  const night = { openings: { ...openTimes, weekly: daily(0, hour(6)) } };
  const copenhagen = "Europe/Copenhagen";

  it.each([
    ["2026-10-24", ["07:00:00.000Z", "08:00:00.000Z", "09:00:00.000Z"]],
    ["2026-10-25", ["08:00:00.000Z", "09:00:00.000Z", "10:00:00.000Z"]],
    ["2027-03-27", ["08:00:00.000Z", "09:00:00.000Z", "10:00:00.000Z"]],
    ["2027-03-28", ["07:00:00.000Z", "08:00:00.000Z", "09:00:00.000Z"]],
  ])("keep the right hour on %s", (day, moments) => {
    expect(timesOf({ day })).toEqual(["09:00", "10:00", "11:00"]);
    const starts = findSlots(questionOf({ day })).map(({ at }) => new Date(at).toISOString());
    expect(starts).toEqual(moments.map((moment) => `${day}T${moment}`));
  });

  const hours = (...clocks: string[]) => clocks.map((clock) => `${clock.padStart(2, "0")}:00`);
  const nights: { title: string; timezone: string; day: string; times: string[] }[] = [
    {
      title: "skip what clocks skip",
      timezone: copenhagen,
      day: "2027-03-28",
      times: hours("0", "1", "3", "4", "5"),
    },
    {
      title: "have the first of an hour that is repeated",
      timezone: copenhagen,
      day: "2026-10-25",
      times: hours("0", "1", "2", "3", "4", "5"),
    },
    {
      title: "have no change by half an hour inside",
      timezone: "Australia/Lord_Howe",
      day: "2026-10-04",
      times: hours("0", "1", "3", "4", "5"),
    },
    {
      title: "have half an hour that is repeated once",
      timezone: "Australia/Lord_Howe",
      day: "2027-04-04",
      times: hours("0", "1", "2", "3", "4", "5"),
    },
    {
      title: "skip midnight where clocks skip it",
      timezone: "America/Havana",
      day: "2027-03-14",
      times: hours("1", "2", "3", "4", "5"),
    },
    {
      title: "have the first of a midnight that is repeated",
      timezone: "America/Havana",
      day: "2026-11-01",
      times: hours("0", "1", "2", "3", "4", "5"),
    },
    {
      title: "are none on a day that a country left out",
      timezone: "Pacific/Apia",
      day: "2011-12-30",
      times: [],
    },
    {
      title: "are as usual after it",
      timezone: "Pacific/Apia",
      day: "2011-12-31",
      times: hours("0", "1", "2", "3", "4", "5"),
    },
  ];
  it.each(nights)("$title: $timezone on $day", ({ timezone, day, times }) => {
    expect(timesOf({ timezone, day, resource: night })).toEqual(times);
  });

  it("repeat in a repeated hour as distinct moments", () => {
    const question = questionOf({ day: "2026-10-25", resource: night });
    const dates = { from: "2026-10-25", to: "2026-10-25", timezone: copenhagen };
    const [day] = showDays(findSlots(question), dates);
    expect(day!.slots.slice(2, 4)).toEqual([
      { starts_at: "2026-10-25T00:00:00.000Z", time: "02:00", offset: "+02:00", seats: 1 },
      { starts_at: "2026-10-25T02:00:00.000Z", time: "03:00", offset: "+01:00", seats: 1 },
    ]);
  });
});

describe("slots of several resources", () => {
  const [day, timezone] = ["2026-11-24", "Europe/Copenhagen"];
  const resource = (...timed: [start: number, end: number][]): CalendarResource => ({
    timezone,
    former_zones: [],
    openings: openTimes,
    ...takenOn(day, ...timed),
  });
  const resources = new Map([
    [1, resource([hour(9), hour(10)])],
    [2, resource([hour(10), hour(11)])],
    [3, resource([hour(9), hour(10)], [hour(11), hour(12)])],
  ]);
  const at = (clock: string): number => Date.parse(`${day}T${clock}:00+01:00`);
  const question = (...parts: SlotPart[]): SlotQuestion => ({ ...questionOf(), resources, parts });
  const any: SlotPart = { count: 1, resourceIds: [3, 2, 1] };

  it("need enough free resources of each part", () => {
    const startsOf = (...parts: SlotPart[]) =>
      findSlots(question(...parts)).map(({ at, free }) => [new Date(at).getUTCHours() + 1, free]);
    expect(startsOf(any)).toEqual([
      [9, [[2]]],
      [10, [[3, 1]]],
      [11, [[2, 1]]],
    ]);
    expect(startsOf({ ...any, count: 2 })).toEqual([
      [10, [[3, 1]]],
      [11, [[2, 1]]],
    ]);
    const [one, other] = [[1], [2, 3]].map((resourceIds) => ({ count: 1, resourceIds }));
    expect(startsOf(one!, other!)).toEqual([
      [10, [[1], [3]]],
      [11, [[1], [2]]],
    ]);
    expect(startsOf({ count: 1, resourceIds: [4] })).toEqual([]);
  });

  it("take the resource with the fewest booked minutes that day, then by order of the part", () => {
    const takers = (clock: string, part: SlotPart) =>
      takersOf(question(part), at(clock))?.map((all) => all.map(({ resourceId }) => resourceId));
    expect(takers("10:00", any)).toEqual([[1, 3]]);
    expect(takers("11:00", any)).toEqual([[2, 1]]);
    expect(takers("10:30", any)).toBeUndefined();
    expect(takers("10:00", { ...any, count: 3 })).toBeUndefined();
  });

  it("take minutes of the resource's own day, with buffers", () => {
    const buffers = { bufferBefore: 15, bufferAfter: 5, duration: 15, slotInterval: 30 };
    const request = { ...question(any), terms: { ...terms, ...buffers } };
    expect(takersOf(request, at("10:30"))).toEqual([
      [1, 3].map((resourceId) => ({ resourceId, date: day, startTime: 615, duration: 35 })),
    ]);
  });

  it("use only chosen resources in their part", () => {
    const parts = [any, { count: 1, resourceIds: [5, 6] }];
    expect(chosenParts(parts, [1, 2])).toEqual([{ ...any, resourceIds: [2, 1] }, parts[1]]);
  });

  it("ignore grid, notice and horizon for staff, and nothing else", () => {
    const now = at("10:31");
    const request = { ...question(any), now };
    expect(takersOf(request, at("10:30"))).toBeUndefined();
    const unbound = { ...request, terms: unboundTerms({ ...terms, horizon: 0 }) };
    expect(takersOf(unbound, at("10:30"))).toHaveLength(1);
    expect(takersOf(unbound, at("08:59"))).toBeUndefined();
  });

  it("compare moments across the zones of resources", () => {
    const tokyo = { ...resource(), timezone: "Asia/Tokyo" };
    const weekly = daily(hour(17), hour(20));
    const late = { ...tokyo, openings: { ...openTimes, weekly } };
    const both = new Map([
      [1, resource()],
      [2, late],
    ]);
    const parts = [1, 2].map((id) => ({ count: 1, resourceIds: [id] }));
    const request = { ...questionOf(), parts, resources: both };
    // 17:00 in Tokyo is 09:00 in Copenhagen.
    expect(findSlots(request).map((slot) => slot.at)).toEqual(["09:00", "10:00", "11:00"].map(at));
  });
});
