/** A call as whoever made it knows it: what was wanted, and everything that was heard of it. */
export interface Call {
  kind: string;
  /** What it was made of. */
  subject: string;
  /** By what its effect is known again: no other call of its kind and subject has it. */
  mark: string;
  key?: string;
  /** One after the other; without a status where no answer came. */
  heard: Heard[];
}

/** What came of asking once, and when, in milliseconds, where that is known. */
export interface Heard {
  status?: number;
  text?: string;
  askedAt?: number;
  heardAt?: number;
}

/** What must be of the effect of a call: exactly one, none, or one at most. */
export type Owed = 1 | 0 | "unknown";

const passing = new Set([401, 403, 409, 429]);

/** What the answers that were heard promise, by themselves. */
export function owedFor(call: Call): Owed {
  const statuses = call.heard.map(({ status }) => status);
  if (statuses.some((status) => status !== undefined && status < 300)) return 1;
  // With a key a refusal is kept, and tells of every earlier attempt; a passing one does not.
  const isFinal = (status?: number) =>
    status !== undefined && status >= 400 && status < 500 && !passing.has(status);
  if (call.key !== undefined && statuses.some(isFinal)) return 0;
  // 503 says that nothing was done, or that a repeat gets the answer of what was.
  const isNothing = (status: number) => status === 503 && call.key === undefined;
  const areRefused = statuses.every((status = 500) => status < 500 || isNothing(status));
  return areRefused ? 0 : "unknown";
}

/** Failures that are nobody's: a database that is gone is 503, or leaves the outcome unknown. */
export function faultsOfAnswers(calls: readonly Call[]): string[] {
  return calls.flatMap(({ kind, subject, heard }) =>
    heard
      .filter(({ status = 0, text = "" }) => status >= 500 && status !== 503 && !isUnknown(text))
      .map(({ status, text }) => `${kind} of ${subject} was answered ${status} ${text}`),
  );
}

const isUnknown = (text: string) => text.includes("outcome_unknown");

/** What repeats of a call with a key were told differently. */
export function faultsOfRepeats(calls: readonly Call[]): string[] {
  return calls.flatMap(({ kind, subject, mark, key, heard }) => {
    if (key === undefined) return [];
    const kept = heard.filter(({ status = 500, text = "" }) => {
      return status < 500 && !passing.has(status) && !/"code":(1|12|27)\b/.test(text);
    });
    const answers = new Set(kept.map(({ status, text }) => `${status} ${text}`));
    if (answers.size < 2) return [];
    return [`one key had ${answers.size} results, ${kind} ${mark} of ${subject}: ${[...answers]}`];
  });
}

/** Whether as much came of a call as it must; in words where not. */
export function faultsOfEffect(call: Call, found: number): string[] {
  const owed = owedFor(call);
  if (owed === "unknown" ? found <= 1 : found === owed) return [];
  const { kind, subject, mark, key = "none" } = call;
  const heard = call.heard.map(({ status = "nothing" }) => status).join(", ");
  return [`${kind} ${mark} of ${subject} is there ${found} times (key ${key}; heard: ${heard})`];
}
