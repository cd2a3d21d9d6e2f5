import { ValidationError as PaymentsInvalid } from "@frontdesk/payments-client/errors";
import { ValidationError as SchedulingInvalid } from "@frontdesk/scheduling-client/errors";
import { describe, expect, it } from "vitest";
import { problemsOf } from "./problems.ts";

describe("field problems", () => {
  it("come from payments errors", () => {
    const problem = { field: "company.country", message: "is no country" };
    const error = new PaymentsInvalid([problem]);
    expect(problemsOf(error)).toEqual({ "company.country": "is no country" });
  });

  it("come from scheduling errors, with several per field", () => {
    const problems = { name: ["is taken", "is too long"], base: ["is wrong"] };
    expect(problemsOf(new SchedulingInvalid("422", { problems }))).toEqual({
      name: "is taken, is too long",
      base: "is wrong",
    });
  });

  it.each([new Error("lost"), undefined, null, "no", { problems: null }])(
    "are absent in %o",
    (error) => {
      expect(problemsOf(error)).toEqual({});
    },
  );
});
