import { describe, expect, it } from "vitest";
import { bookingMessages } from "../../../src/appointments/locales/catalogues.ts";
import type { OpenQuestion } from "../../../src/appointments/pages/shapes.ts";
import {
  answersOf,
  cleanedDetails,
  faultsIn,
  nothingTyped,
  refusedIn,
  repliesOf,
} from "./entry.ts";

const en = bookingMessages("en");

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

  it("are judged and sent as the service keeps what is pasted", () => {
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

  it.each(["+", "call me", "12", "1".repeat(41)])("are wrong with the phone number %s", (phone) => {
    const faults = faultsIn({ ...typed, phone }, { questions: [], words: en });
    expect(faults).toEqual({ phone: en.checkField });
  });

  it("take a name of as many characters as the service does", () => {
    const faults = (name: string) => faultsIn({ ...typed, name }, { questions: [], words: en });
    expect(faults("😀".repeat(80))).toEqual({});
    expect(faults("😀".repeat(81))).toEqual({ name: en.checkField });
  });

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
