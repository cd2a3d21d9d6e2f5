import { judgeRowTypes } from "@frontdesk/database/test/row-types/judge";
import { expect, it } from "vitest";
import { drive } from "./drive.ts";
import { startTestPeople } from "./harness.ts";

it("row types: each driven statement returns the columns of its row type", async () => {
  const people = await startTestPeople();
  const { count, ...judged } = await judgeRowTypes(people.opened.db, () => drive(people));
  await people.close();
  expect(judged).toEqual({ wrong: [], needless: [] });
  expect(count).toBeGreaterThan(40);
}, 300_000);
