import { describe, expect, it } from "vitest";
import { bookingMessages } from "../../../src/appointments/locales/catalogues.ts";
import type { OpenQuestion } from "../../../src/appointments/pages/shapes.ts";
import {
  answersOf,
  cleanedDetails,
  faultsIn,
  nothingTyped,
  problemsIn,
  repliesOf,
} from "./entry.ts";

const en = bookingMessages("en");

const typed = { ...nothingTyped, name: "Ann", email: "ann@example.com" };
const question = (kind: OpenQuestion["kind"], required = true): OpenQuestion => ({
  id: "q",
  label: "Why?",
  options: [],
  kind,
  required,
});
const faultOf = (reply: string | boolean | string[], openQuestion: OpenQuestion) =>
  faultsIn({ ...typed, answers: { q: reply } }, { questions: [openQuestion], words: en }).q;

describe("customer details", () => {
  it("require a name and a complete address", () => {
    const faults = faultsIn(nothingTyped, { questions: [], words: en });
    expect(faults).toEqual({ name: en.fillIn, email: en.fillIn });
    expect(faultsIn(typed, { questions: [], words: en })).toEqual({});
  });

  it.each(["ann", "ann@", "ann@example", "a b@example.com", "@example.com"])(
    "refuse the address %s",
    (email) => {
      const faults = faultsIn({ ...typed, email }, { questions: [], words: en });
      expect(faults).toEqual({ email: en.wrongEmail });
    },
  );

  it("are cleaned like the service cleans pasted text", () => {
    const pasted = {
      name: "\u202eنمی\u200cخواهم\u202c ",
      email: "mailto:Ann@bücher.example\u200e",
      phone: "\u202a+٤٥ 20–30\u201140 ext. 12\u202c",
    };
    expect(faultsIn({ ...typed, ...pasted }, { questions: [], words: en })).toEqual({});
    expect(cleanedDetails(pasted)).toEqual({
      name: "نمی\u200cخواهم",
      email: "Ann@xn--bcher-kva.example",
      phone: "+45 20-30-40 ext. 12",
    });
  });

  it.each(["+", "call me", "12", "1".repeat(41)])("refuse the phone number %s", (phone) => {
    const faults = faultsIn({ ...typed, phone }, { questions: [], words: en });
    expect(faults).toEqual({ phone: en.checkField });
  });

  it("accept a name as long as the service does", () => {
    const faults = (name: string) => faultsIn({ ...typed, name }, { questions: [], words: en });
    expect(faults("😀".repeat(80))).toEqual({});
    expect(faults("😀".repeat(81))).toEqual({ name: en.checkField });
  });

  it("require answers to required questions only", () => {
    for (const kind of ["text", "number", "choice", "choices", "checkbox"] as const) {
      const empty = kind === "choices" ? [] : kind === "checkbox" ? false : " ";
      const fault = kind === "checkbox" ? en.tickBox : en.fillIn;
      expect(faultOf(empty, question(kind)), kind).toBe(fault);
      expect(faultOf(empty, question(kind, false)), kind).toBeUndefined();
    }
  });

  it("accept numbers with a point or a comma, and no other text", () => {
    expect(faultOf("1,5", question("number"))).toBeUndefined();
    expect(faultOf("much", question("number"))).toBe(en.checkField);
    const entry = { ...typed, answers: { q: "1,5" } };
    expect(answersOf(entry, [question("number")])).toEqual({ q: 1.5 });
    const again = { ...typed, answers: repliesOf({ q: 1.5 }) };
    expect(answersOf(again, [question("number")])).toEqual({ q: 1.5 });
  });

  it("send no answer for an empty field", () => {
    expect(answersOf(typed, [question("text", false)])).toEqual({});
  });

  it("show the service's refusals at their fields", () => {
    const errors = { "answers.q": ["is too long"], email: ["is none"] };
    const refusal = problemsIn(errors, [question("text", false)]);
    expect(refusal).toEqual({ q: true, email: true });
    const faults = faultsIn(
      { ...typed, refused: refusal },
      { questions: [question("text", false)], words: en },
    );
    expect(faults).toEqual({ q: en.checkField, email: en.checkField });
  });

  it("ignore refusals of unknown fields", () => {
    const errors = { website: ["must be empty"], "consents.terms": ["is required"] };
    expect(problemsIn(errors, [question("text")])).toEqual({});
  });
});
