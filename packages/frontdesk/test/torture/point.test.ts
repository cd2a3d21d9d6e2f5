import { expect, it } from "vitest";
import { type Call, type CallReply, owedFor } from "../../torture/model/call.ts";
import { asOf } from "../../torture/model/point.ts";

const point = { from: 100, to: 110 };
const refund = (...heard: CallReply[]): Call => ({
  kind: "refund",
  subject: "t",
  mark: "5",
  heard,
});
const owed = (...heard: CallReply[]) => asOf([refund(...heard)], point).map(owedFor);

it.each<[string, CallReply, ReturnType<typeof owed>]>([
  ["was answered before it", { status: 201, askedAt: 90, heardAt: 99 }, [1]],
  ["was refused before it", { status: 400, askedAt: 90, heardAt: 99 }, [0]],
  ["was answered in its millisecond", { status: 201, askedAt: 90, heardAt: 100 }, ["unknown"]],
  ["was under way", { status: 201, askedAt: 90, heardAt: 120 }, ["unknown"]],
  ["was refused after it", { status: 400, askedAt: 110, heardAt: 120 }, ["unknown"]],
  ["was asked after it", { status: 201, askedAt: 111, heardAt: 120 }, []],
  ["is of no time", { status: 201 }, [1]],
])("crash point: expects the right outcome of a call that %s", (_name, heard, is) => {
  expect(owed(heard)).toEqual(is);
});

it("crash point: counts each occurrence of a call", () => {
  const [early, late] = [
    { status: 503, askedAt: 80, heardAt: 90 },
    { status: 201, askedAt: 111, heardAt: 120 },
  ];
  expect(asOf([{ ...refund(early, late), key: "k" }], point)).toMatchObject([{ heard: [early] }]);
  expect(owed({ status: 201, askedAt: 80, heardAt: 90 }, { ...late, status: 400 })).toEqual([1]);
});

it("crash point: keeps a call that never happened", () => {
  expect(asOf([refund()], point)).toEqual([refund()]);
});
