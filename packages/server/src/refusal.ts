// A refusal is an answer other than success that a feature decides on. It is thrown, and rendered
// in one place exactly as it is.

/** What is wrong with one field; `field` is dotted, list entries by index: `items.0.name`. */
export interface Problem {
  field: string;
  message: string;
}

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
