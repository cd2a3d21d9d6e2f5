// A double click sends one request.

export interface Running {
  input: unknown;
  answer: Promise<unknown>;
}

/** Only the latest pending call counts: a switch on, off and on sends three requests. */
export function joinRunning<Answer>(
  running: Running[],
  input: unknown,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const last = running.at(-1);
  if (last !== undefined && isSame(last.input, input)) return last.answer as Promise<Answer>;
  const answer = act().finally(() => running.splice(running.indexOf(own), 1));
  const own = { input, answer };
  running.push(own);
  return answer;
}

/** Files, functions and promises equal only themselves. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function isPlain(one: unknown): one is Record<string, unknown> {
  if (typeof one !== "object" || one === null) return false;
  return Array.isArray(one) || Object.getPrototypeOf(one) === Object.prototype;
}
