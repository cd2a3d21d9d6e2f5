import { describe, expect, it } from "vitest";
import { newTimeOff, timeFault, timeOffOf } from "./draft.ts";

const draft = newTimeOff(7, "2031-03-03");

describe("time off", () => {
  it("covers all day without times", () => {
    const days = { resource_ids: [7], from: "2031-03-03", to: "2031-03-03" };
    expect(timeOffOf(draft)).toEqual(days);
    const part = { ...draft, isAllDay: false, start: "9:30", end: "00:00" };
    expect(timeOffOf(part)).toEqual({ ...days, start_time: 570, end_time: 1440 });
  });

  it("includes optional reason and note", () => {
    const notice = { ...draft, ids: [7, 8], typeId: "3", note: " Skiing " };
    expect(timeOffOf(notice)).toMatchObject({
      resource_ids: [7, 8],
      downtime_type_id: 3,
      details: "Skiing",
    });
  });

  it("refuses invalid times", () => {
    const part = { ...draft, isAllDay: false };
    expect(timeFault({ ...part, start: "x" })).toBe("unreadable");
    expect(timeFault({ ...part, start: "12", end: "11" })).toBe("disordered");
    expect(timeFault({ ...part, start: "12", end: "11", to: "2031-03-04" })).toBeUndefined();
    expect(timeFault({ ...draft, start: "x" })).toBeUndefined();
  });
});
