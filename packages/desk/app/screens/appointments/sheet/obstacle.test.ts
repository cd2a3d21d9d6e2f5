import type { Agenda } from "@frontdesk/scheduling-client/types/bookings";
import { describe, expect, it } from "vitest";
import { obstacleAt } from "./obstacle.ts";

const date = "2026-11-30";
const service = { duration: 60, buffer_before: 0, buffer_after: 15 };
const one = { ...service, parts: [{ count: 1, resource_ids: [5, 6] }] };
const both = { ...service, parts: [{ count: 2, resource_ids: [5, 6] }] };

function agendaWith({ blocks = [], off = [] }: { blocks?: object[]; off?: object[] } = {}): Agenda {
  const day = { date, open: [[540, 1020]] };
  const days = [
    { ...day, resource_id: 5, time_off: off },
    { ...day, resource_id: 6, time_off: [] },
  ];
  return { days, blocks } as unknown as Agenda;
}

const block = (start: number | null, more: object = {}) => ({
  ...{ kind: "appointment", id: 8, resource_ids: [5], date, start, end: (start ?? 0) + 60 },
  ...{ duration: 60, before: 0, after: 0, state: "booked", ...more },
});

const ask = (agenda: Agenda, minutes: number, { of = one, ids = [] as number[] } = {}) =>
  obstacleAt(agenda, {
    service: of as Parameters<typeof obstacleAt>[1]["service"],
    ids,
    at: { date, minutes },
  });

describe("obstacle of a time", () => {
  it.each([
    ["free", undefined, 540],
    ["before the opening", "closed", 539],
    ["with a buffer after the closing", "closed", 950],
    ["with its buffer just before the closing", undefined, 945],
  ])("of a time %s: %s", (_title, reason, minutes) => {
    expect(ask(agendaWith(), minutes)?.reason).toBe(reason);
  });

  it("is a block of the chosen person, not of a colleague", () => {
    const agenda = agendaWith({ blocks: [block(600)] });
    const blockers = [{ kind: "appointment", id: 8 }];
    expect(ask(agenda, 615, { ids: [5] })).toEqual({ reason: "taken", blockers });
    expect(ask(agenda, 615, { ids: [6] })).toBeUndefined();
    expect(ask(agenda, 615)).toBeUndefined();
    expect(ask(agenda, 615, { of: both })?.reason).toBe("taken");
  });

  it("is a block that begins too soon, also by a buffer", () => {
    const agenda = agendaWith({ blocks: [block(660, { before: 15 })] });
    expect(ask(agenda, 585, { ids: [5] })?.reason).toBe("too_long");
    expect(ask(agenda, 570, { ids: [5] })).toBeUndefined();
  });

  it("is time off", () => {
    const agenda = agendaWith({ off: [{ s: 600, e: 720 }] });
    expect(ask(agenda, 560, { ids: [5] })?.reason).toBe("time_off");
  });

  it("is no waiting or tentative booking", () => {
    const blocks = ["waiting", "tentative"].map((state) => block(600, { state }));
    expect(ask(agendaWith({ blocks }), 600, { ids: [5] })).toBeUndefined();
  });

  it("is a day full of bookings without a time", () => {
    const blocks = [block(null, { duration: 420 })];
    expect(ask(agendaWith({ blocks }), 600, { ids: [5] })).toEqual({
      ...{ reason: "taken", blockers: [] },
    });
  });
});
