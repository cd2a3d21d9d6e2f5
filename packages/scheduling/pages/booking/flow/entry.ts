import { cleanPhone, isPhone, onOneLine } from "@frontdesk/server/text/clean";
import { cleanEmail, isEmail } from "@frontdesk/server/text/email";
import { isLongerThan } from "@frontdesk/server/text/length";
import type { BookingMessages } from "../../../src/appointments/locales/catalogues.ts";
import type { OpenAppointment, OpenQuestion } from "../../../src/appointments/pages/shapes.ts";

export type Reply = string | boolean | string[];

export interface Entry {
  name: string;
  email: string;
  phone: string;
  answers: Record<string, Reply>;
  /** Trap: only bots fill it in. */
  website: string;
  consents: { terms: boolean; fee: boolean; balance: boolean };
  refused: Record<string, boolean>;
}

export const nothingTyped: Entry = {
  name: "",
  email: "",
  phone: "",
  answers: {},
  website: "",
  consents: { terms: false, fee: false, balance: false },
  refused: {},
};

export function typedFor({ customer, answers }: OpenAppointment): Entry {
  if (customer === null) return nothingTyped;
  const { name, email, phone } = customer;
  return { ...nothingTyped, name, email, phone: phone ?? "", answers: repliesOf(answers) };
}

/** The same limits as in the service. */
export const longest = { name: 80, email: 254, phone: 40 };

export function cleanedDetails({ name, email, phone }: Pick<Entry, "name" | "email" | "phone">) {
  return { name: onOneLine(name), email: cleanEmail(email), phone: cleanPhone(phone) };
}

export type Faults = Record<string, string>;

export function faultsIn(
  entry: Entry,
  { questions, words }: { questions: readonly OpenQuestion[]; words: BookingMessages },
): Faults {
  const faults: Faults = {};
  const note = (field: string, fault: string | undefined) => {
    const message = fault ?? (entry.refused[field] === true ? words.checkField : undefined);
    if (message !== undefined) faults[field] = message;
  };
  const { name, email, phone } = cleanedDetails(entry);
  const isLong = isLongerThan(name, longest.name);
  note("name", name === "" ? words.fillIn : isLong ? words.checkField : undefined);
  note("email", email === "" ? words.fillIn : isEmail(email) ? undefined : words.wrongEmail);
  const isNumber = isPhone(phone) && !isLongerThan(phone, longest.phone);
  note("phone", phone === "" || isNumber ? undefined : words.checkField);
  for (const question of questions) {
    note(question.id, faultOfReply(entry.answers[question.id], question, words));
  }
  return faults;
}

function faultOfReply(
  reply: Reply | undefined,
  { kind, required }: OpenQuestion,
  words: BookingMessages,
): string | undefined {
  if (isEmpty(reply)) {
    if (!required) return undefined;
    return kind === "checkbox" ? words.tickBox : words.fillIn;
  }
  const isWrong = kind === "number" && Number.isNaN(numberOf(String(reply)));
  return isWrong ? words.checkField : undefined;
}

function isEmpty(reply: Reply | undefined): boolean {
  if (typeof reply === "string") return reply.trim() === "";
  return reply === undefined || reply === false || (Array.isArray(reply) && reply.length === 0);
}

/** Accepts a decimal comma. */
function numberOf(text: string): number {
  return Number(text.trim().replace(",", "."));
}

export function answersOf(
  entry: Entry,
  questions: readonly OpenQuestion[],
): Record<string, Reply | number> {
  const openQuestions = questions.filter(({ id }) => !isEmpty(entry.answers[id]));
  return Object.fromEntries(
    openQuestions.map(({ id, kind }) => {
      const reply = entry.answers[id]!;
      return [id, kind === "number" ? numberOf(String(reply)) : reply];
    }),
  );
}

export function repliesOf(answers: Record<string, Reply | number>): Record<string, Reply> {
  const inputs = Object.entries(answers);
  return Object.fromEntries(
    inputs.map(([id, answer]) => [id, typeof answer === "number" ? String(answer) : answer]),
  );
}

/** `answers.colour` is the question `colour`. */
export function problemsIn(
  errors: Record<string, unknown>,
  questions: readonly OpenQuestion[],
): Record<string, boolean> {
  const names = Object.keys(errors).map((name) => {
    const [first = "", second = ""] = name.split(/[./[\]]+/).filter(Boolean);
    return first === "answers" ? second : first;
  });
  const seen = ["name", "email", "phone", ...questions.map(({ id }) => id)];
  return Object.fromEntries(names.filter((one) => seen.includes(one)).map((one) => [one, true]));
}
