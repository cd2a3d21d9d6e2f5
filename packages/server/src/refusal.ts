// A refusal is an answer other than success that a feature decides on. It is thrown, and rendered
// in one place exactly as it is. Each noun has a catalogue of its reasons, `refusals.ts`, in their
// order of precedence: what is thrown and what the API's description says is made of the same rows.

/** What is wrong with one field; `field` is dotted, list entries by index: `items.0.name`. */
export interface Problem {
  field: string;
  message: string;
}

/** Problems of one request that are named. */
export const mostProblems = 10;

export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  /** `body` is sent as one line of JSON; `undefined` sends none. */
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`refused with ${status}`);
    this.name = "Refusal";
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 400 whose body is the list of problems. */
export function invalid(problems: Problem[]): Refusal {
  return new Refusal(400, problems);
}

/** Any other refusal; the body is `{"message", "code"?}`. */
export function refuse(status: number, message: string, code?: string): Refusal {
  return new Refusal(status, code === undefined ? { message } : { message, code });
}

/** Why something is refused, as an API's description tells it. */
export interface Reason {
  readonly status: number;
  /** A sentence without its full stop. */
  readonly when: string;
  /** The name its answer is described under, where its status does not tell. */
  readonly answer?: string;
}

type Wording = string | ((...values: never[]) => string);

/** A row of a catalogue. One with a field is a problem, to be thrown by `invalid` with others. */
type Row = { message: Wording; when: string } & (
  | { status: number; code?: string; headers?: Record<string, string> }
  | { field: string }
);
type Made = Reason & ((...values: never[]) => Refusal | Problem);
type ValuesOf<Given> = Given extends { message: (...values: infer Values) => string } ? Values : [];
type MadeOf<Given> = Given extends Made
  ? Given
  : Reason & ((...values: ValuesOf<Given>) => Given extends { field: string } ? Problem : Refusal);

/** How an API words its rows: the status of problems, and any other refusal. */
export interface Phrasing {
  problems: number;
  refuse: (status: number, message: string, code?: string) => Refusal;
}

/** Makes the reasons of a noun: each, called with the values of its message, is what is thrown. */
export function catalogueIn(words: Phrasing) {
  return <const Rows extends Record<string, Row | Made>>(
    rows: Rows,
  ): { readonly [Name in keyof Rows]: MadeOf<Rows[Name]> } => {
    const made = Object.entries(rows).map(([name, row]) => [
      name,
      typeof row === "function" ? row : reasonOf(row, words),
    ]);
    return Object.fromEntries(made);
  };
}

/** The reasons of a noun in the words of most APIs. */
export const catalogue = catalogueIn({ problems: 400, refuse });

function reasonOf(row: Row, words: Phrasing): Made {
  const { message, when } = row;
  const say = (values: never[]) => (typeof message === "string" ? message : message(...values));
  if ("field" in row) {
    const { field } = row;
    const told = { status: words.problems, when: `\`${field}\`: ${when}` };
    return reason(told, (...values: never[]) => ({ field, message: say(values) }));
  }
  const { status, code, headers } = row;
  const told = { status, when: code === undefined ? when : `\`${code}\`: ${when}` };
  return reason(told, (...values: never[]) => {
    const { body } = words.refuse(status, say(values), code);
    return new Refusal(status, body, headers);
  });
}

/** A reason whose answer has a body of another form. */
export function reason<Values extends unknown[], Thrown>(
  told: Reason,
  make: (...values: Values) => Thrown,
): Reason & ((...values: Values) => Thrown) {
  return Object.assign(make, told);
}
