// Each noun lists its reasons in `refusals.ts` in order of precedence. Errors and API description
// come from the same rows.

/** `field` is dotted, list entries by index: `items.0.name`. */
export interface Problem {
  field: string;
  message: string;
}

export const mostProblems = 10;

export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  /** `undefined` sends no body. */
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`refused with ${status}`);
    this.name = "Refusal";
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function invalid(problems: Problem[]): Refusal {
  return new Refusal(400, problems);
}

export function refuse(status: number, message: string, code?: string): Refusal {
  return new Refusal(status, code === undefined ? { message } : { message, code });
}

export interface Reason {
  readonly status: number;
  readonly when: string;
  readonly answer?: string;
}

type Wording = string | ((...values: never[]) => string);

type Row = { message: Wording; when: string } & (
  | { status: number; code?: string; headers?: Record<string, string> }
  | { field: string }
);
type RefusalMaker = Reason & ((...values: never[]) => Refusal | Problem);
type ValuesOf<Input> = Input extends { message: (...values: infer Values) => string } ? Values : [];
type MakerOf<Input> = Input extends RefusalMaker
  ? Input
  : Reason & ((...values: ValuesOf<Input>) => Input extends { field: string } ? Problem : Refusal);

export interface Phrasing {
  problems: number;
  refuse: (status: number, message: string, code?: string) => Refusal;
}

/** Each reason is a function of the values in its message. */
export function catalogueIn(words: Phrasing) {
  return <const Rows extends Record<string, Row | RefusalMaker>>(
    rows: Rows,
  ): { readonly [Name in keyof Rows]: MakerOf<Rows[Name]> } => {
    const created = Object.entries(rows).map(([name, row]) => [
      name,
      typeof row === "function" ? row : reasonOf(row, words),
    ]);
    return Object.fromEntries(created);
  };
}

export const catalogue = catalogueIn({ problems: 400, refuse });

function reasonOf(row: Row, words: Phrasing): RefusalMaker {
  const { message, when } = row;
  const say = (values: never[]) => (typeof message === "string" ? message : message(...values));
  if ("field" in row) {
    const { field } = row;
    const notice = { status: words.problems, when: `\`${field}\`: ${when}` };
    return reason(notice, (...values: never[]) => ({ field, message: say(values) }));
  }
  const { status, code, headers } = row;
  const details = { status, when: code === undefined ? when : `\`${code}\`: ${when}` };
  return reason(details, (...values: never[]) => {
    const { body } = words.refuse(status, say(values), code);
    return new Refusal(status, body, headers);
  });
}

export function reason<Values extends unknown[], Thrown>(
  notice: Reason,
  make: (...values: Values) => Thrown,
): Reason & ((...values: Values) => Thrown) {
  return Object.assign(make, notice);
}
