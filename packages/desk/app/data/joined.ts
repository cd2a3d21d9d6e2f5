/*
 * The same act twice at once is one act: whoever presses twice before the button is seen to wait
 * has it done once, and both get its answer.
 */

export interface Running {
  input: unknown;
  answer: Promise<unknown>;
}

/**
 * Acts, or joins what was asked for last, if that still runs and has the same input. Of on, off and
 * on the last is an act of its own.
 */
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

/** By value for what is plain; files, functions and promises are only the same as themselves. */
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
