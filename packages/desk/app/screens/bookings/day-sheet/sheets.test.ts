import { describe, expect, it } from "vitest";
import {
  makeAgenda,
  makeAppointment,
  makeBlock,
  resourceWith,
} from "../../../../test/sample-agenda.ts";
import { sheetsOf } from "./sheets.ts";

const resources = [
  resourceWith({ id: 1, name: "Ann", kind: "person" }),
  resourceWith({ id: 2, name: "Bo", kind: "person" }),
  resourceWith({ id: 3, name: "Room", kind: "room" }),
];
const idsOf = (...blocks: ReturnType<typeof makeBlock>[]) =>
  sheetsOf(makeAgenda({ resources, blocks })).map(({ name, blocks: own }) => [
    name,
    own.map(({ id }) => id),
  ]);

describe("day sheets", () => {
  it("name an appointment at its people, not again at their room", () => {
    const shared = makeAppointment({ id: 5, start: 600, resource_ids: [3, 1] });
    const joint = makeAppointment({ id: 6, start: 540, resource_ids: [1, 2] });
    expect(idsOf(shared, joint)).toEqual([
      ["Ann", [6, 5]],
      ["Bo", [6]],
    ]);
  });

  it("name a room booked without a person", () => {
    expect(idsOf(makeBlock({ id: 7, resource_ids: [3] }))).toEqual([["Room", [7]]]);
  });

  it("omit the busy times of others", () => {
    expect(idsOf(makeBlock({ id: -1, start: 600, state: "busy" }))).toEqual([]);
  });
});
