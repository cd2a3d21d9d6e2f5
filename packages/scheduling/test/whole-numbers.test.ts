import {
  collectTaken,
  type TakenParameter,
  textAt,
  wholesIn,
} from "@frontdesk/platform/test/whole-numbers";
import { check } from "@frontdesk/server/validate";
import type { TSchema } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "./harness.ts";

let scheduling: TestScheduling;
let taken: TakenParameter[];
beforeAll(async () => {
  ({ built: scheduling, taken } = await collectTaken(() => startTestScheduling()));
});
afterAll(() => scheduling.close());

describe("whole numbers in bodies and queries", () => {
  it.each(["12.00", "12.5", "1e2", "1E2"])("refuse %s by field name", (text) => {
    const fields = taken.flatMap(({ route, schema }) =>
      wholesIn(schema).map((names) => ({ route, schema, names })),
    );
    expect(fields.length).toBeGreaterThan(50);
    const accepting = fields.filter(({ schema, names }) => {
      const problems = check(schema as TSchema, textAt(names, text), "form");
      // Missing fields also count, so the tested one may be beyond the tenth.
      const isNamed = problems.some(({ field }) => field === names.join("."));
      return !isNamed && problems.length < 10;
    });
    expect(accepting.map(({ route, names }) => `${route} ${names.join(".")}`)).toEqual([]);
  });
});
