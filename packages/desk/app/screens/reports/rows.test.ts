import { describe, expect, it } from "vitest";
import { compared, isBare, ofPurposes, partOf, type Report, reportIn } from "./rows.ts";

const row = (id: number, booked: number, available?: number) => {
  return { id, name: `No ${id}`, color: undefined, booked, waiting: 0, available };
};
const report = (...rows: ReturnType<typeof row>[]): Report => {
  const booked = rows.reduce((sum, one) => sum + one.booked, 0);
  return { rows, whole: { booked, waiting: 0, available: undefined } };
};

describe("report rows", () => {
  it("put the resource with the highest utilization first", () => {
    const rows = compared(report(row(1, 600, 6000), row(2, 60, 120)), report(row(1, 300, 6000)));
    expect(rows.map(({ id, length }) => [id, length])).toEqual([
      [2, 0.5],
      [1, 0.1],
    ]);
    expect(rows[0]!.before).toBeUndefined();
    expect(rows[1]!.before).toMatchObject({ booked: 300 });
  });

  it("sort clients by time and scale bars to the longest", () => {
    const rows = compared(report(row(1, 60), row(2, 240)), report());
    expect(rows.map(({ id, length }) => [id, length])).toEqual([
      [2, 1],
      [1, 0.25],
    ]);
  });

  it("leave the name empty for bookings without a client", () => {
    const client = { notes: null, color: "#336699", tentative: 0, url: "", waiting_list: 5 };
    const { rows } = ofPurposes([{ ...client, id: 0, name: "None", booked: 60 }], {
      booked: 60,
      waiting_list: 5,
    });
    expect(rows).toMatchObject([{ id: 0, name: "", booked: 60, waiting: 5 }]);
  });

  it("show no utilization without open time", () => {
    expect(partOf({ booked: 0, available: 0 })).toBeUndefined();
    expect(partOf({ booked: 30, available: 120 })).toBe(0.25);
  });

  it("count as empty without rows or time", () => {
    expect(isBare(report())).toBe(true);
    expect(isBare(report(row(1, 0)))).toBe(true);
    expect(isBare(report(row(1, 5)))).toBe(false);
  });
});

it("report: comes from the address and defaults to the day", () => {
  expect([reportIn({ report: "clients" }), reportIn({ report: "x" }), reportIn({})]).toEqual([
    "clients",
    "day",
    "day",
  ]);
});
