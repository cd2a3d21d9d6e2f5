export interface Call {
  kind: string;
  subject: string;
  mark: string;
  key?: string;
  heard: CallReply[];
}

export interface CallReply {
  status?: number;
  text?: string;
  askedAt?: number;
  heardAt?: number;
}

export type OwedEffects = 1 | 0 | "unknown";

const passing = new Set([401, 403, 409, 429]);

export function owedFor(call: Call): OwedEffects {
  const statuses = call.heard.map(({ status }) => status);
  if (statuses.some((status) => status !== undefined && status < 300)) return 1;
  // A stored refusal covers all earlier attempts.
  const isFinal = (status?: number) =>
    status !== undefined && status >= 400 && status < 500 && !passing.has(status);
  if (call.key !== undefined && statuses.some(isFinal)) return 0;
  // 503: nothing happened, or a repeat gets the stored answer.
  const isNothing = (status: number) => status === 503 && call.key === undefined;
  const areRejected = statuses.every((status = 500) => status < 500 || isNothing(status));
  return areRejected ? 0 : "unknown";
}

/** A lost database is 503 or an unknown outcome. */
export function faultsOfAnswers(calls: readonly Call[]): string[] {
  return calls.flatMap(({ kind, subject, heard }) =>
    heard
      .filter(({ status = 0, text = "" }) => status >= 500 && status !== 503 && !isUnknown(text))
      .map(({ status, text }) => `${kind} of ${subject} was answered ${status} ${text}`),
  );
}

/** The database failed after a write that it may have kept. */
export const isUnknown = (text: string) => text.includes("outcome_unknown");

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

export function faultsOfEffect(call: Call, match: number): string[] {
  const owed = owedFor(call);
  if (owed === "unknown" ? match <= 1 : match === owed) return [];
  const { kind, subject, mark, key = "none" } = call;
  const heard = call.heard.map(({ status = "nothing" }) => status).join(", ");
  return [`${kind} ${mark} of ${subject} is there ${match} times (key ${key}; heard: ${heard})`];
}
