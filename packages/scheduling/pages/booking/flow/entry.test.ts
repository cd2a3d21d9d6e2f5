import { describe, expect, it } from "vitest";
import type { OpenQuestion } from "../../../src/appointments/pages/shapes.ts";
import { en } from "../../../src/appointments/pages/words/en.ts";
import { answersOf, faultsIn, nothingTyped, refusedIn, repliesOf } from "./entry.ts";

const typed = { ...nothingTyped, name: "Ann", email: "ann@example.com" };
const question = (kind: OpenQuestion["kind"], required = true): OpenQuestion => ({
  ...{ id: "q", label: "Why?", options: [], kind, required },
});
const faultOf = (reply: string | boolean | string[], asked: OpenQuestion) =>
  faultsIn({ ...typed, answers: { q: reply } }, { questions: [asked], words: en }).q;

describe("the details", () => {
  it("need a name and a whole address", () => {
    const faults = faultsIn(nothingTyped, { questions: [], words: en });
    expect(faults).toEqual({ name: en.fillIn, email: en.fillIn });
    expect(faultsIn(typed, { questions: [], words: en })).toEqual({});
  });

  it.each(["ann", "ann@", "ann@example", "a b@example.com", "@example.com"])(
    "are wrong with the address %s",
    (email) => {
      const faults = faultsIn({ ...typed, email }, { questions: [], words: en });
      expect(faults).toEqual({ email: en.wrongEmail });
    },
  );

  it("need an answer to what is required, and only to that", () => {
    for (const kind of ["text", "number", "choice", "choices", "checkbox"] as const) {
      const empty = kind === "choices" ? [] : kind === "checkbox" ? false : " ";
      const fault = kind === "checkbox" ? en.tickBox : en.fillIn;
      expect(faultOf(empty, question(kind)), kind).toBe(fault);
      expect(faultOf(empty, question(kind, false)), kind).toBeUndefined();
    }
  });

  it("take a number with a point or a comma, and nothing else for one", () => {
    expect(faultOf("1,5", question("number"))).toBeUndefined();
    expect(faultOf("much", question("number"))).toBe(en.checkField);
    const entry = { ...typed, answers: { q: "1,5" } };
    expect(answersOf(entry, [question("number")])).toEqual({ q: 1.5 });
    const again = { ...typed, answers: repliesOf({ q: 1.5 }) };
    expect(answersOf(again, [question("number")])).toEqual({ q: 1.5 });
  });

  it("send no answer for what was left empty", () => {
    expect(answersOf(typed, [question("text", false)])).toEqual({});
  });

  it("show at its field what the service refuses", () => {
    const errors = { "answers.q": ["is too long"], email: ["is none"] };
    const refused = refusedIn(errors, [question("text", false)]);
    expect(refused).toEqual({ q: true, email: true });
    const faults = faultsIn(
      { ...typed, refused },
      { questions: [question("text", false)], words: en },
    );
    expect(faults).toEqual({ q: en.checkField, email: en.checkField });
  });

  it("show nothing at fields that there are not", () => {
    const errors = { website: ["must be empty"], "consents.terms": ["is required"] };
    expect(refusedIn(errors, [question("text")])).toEqual({});
  });
});
