// In the words of the form.
import type { Beginning, BeginProblem } from "./page.ts";

export interface Answer {
  status: number;
  body: unknown;
}

type Field = keyof Beginning;

const labels: Partial<Record<Field, string>> = { timezone: "time zone" };
const requests: readonly Field[] = ["currency", "country", "timezone", "website", "name"];

const again = "Wait a minute, then press Begin again. Nothing is made twice.";

export const away = (what: string): BeginProblem => ({
  status: 503,
  text: `${what} does not answer at the moment. ${again}`,
});

export function problemOf({ status, body }: Answer, what: string): BeginProblem {
  if (status >= 500 || status === 409) return away(what);
  if (status === 429) {
    return { status, text: "That is too often. Wait some minutes, then press Begin again." };
  }
  const [first] = problemsIn(body);
  if (first === undefined) return { text: messageIn(body) ?? "That could not be made." };
  const field = requests.find((name) => first.field.endsWith(name));
  const label = field === undefined ? first.field : (labels[field] ?? field);
  return { field, text: `The ${label} ${first.message}.` };
}

/** Payments' and scheduling's format. */
function problemsIn(body: unknown): { field: string; message: string }[] {
  if (Array.isArray(body)) return body;
  const { errors = {} } = (body ?? {}) as { errors?: Record<string, string[]> };
  return Object.entries(errors).map(([field, [message = ""]]) => ({ field, message }));
}

function messageIn(body: unknown): string | undefined {
  const fields = (body ?? {}) as { message?: unknown; error_description?: unknown };
  const { message = fields.error_description } = fields;
  return typeof message === "string" && message !== "" ? `${message}.` : undefined;
}
