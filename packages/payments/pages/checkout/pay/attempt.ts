// While its outcome is unknown, an attempt can only continue; no other may start.
import type { Problem } from "../../../src/acceptance/links/problem.ts";
import { type Answer, NoAnswerError, post } from "./api.ts";
import type { Order } from "./order.ts";
import { problemOf } from "./problem.ts";

export interface Attempt {
  api: string;
  order: Order;
  hints: unknown[];
  /** A lost answer may have said "paid". */
  isInDoubt: boolean;
}

export interface FrameRequest {
  isHidden: boolean;
  action: string;
  method: string;
  fields: Record<string, string>;
  width?: number;
  height?: number;
  timeoutMs: number;
  /** Hints if the frame gives none in time. */
  hints: unknown[];
}

/** Undefined: cancelled. */
export type LoadFrame = (request: FrameRequest) => Promise<unknown[] | undefined>;

export type Outcome =
  | { kind: "paid"; id: string; isCaptured: boolean }
  | { kind: "refused"; problem: Problem }
  | { kind: "unknown" };

const mostChallenges = 10;

interface Challenge {
  type: string;
  path: string;
}

export async function goOn(attempt: Attempt, loadFrame: LoadFrame): Promise<Outcome> {
  try {
    for (let round = 0; round < mostChallenges; round += 1) {
      const answer = await send(attempt, "/payments");
      if (answer.isRepeat) attempt.isInDoubt = true;
      const { authorizationId, captured, challenges } = answer.body;
      if (typeof authorizationId === "string") {
        return { kind: "paid", id: authorizationId, isCaptured: captured === true };
      }
      if (answer.status !== 201) return refusal(attempt, answer);
      attempt.isInDoubt = false;
      const [challenge] = (challenges as Challenge[] | undefined) ?? [];
      if (challenge === undefined) return { kind: "refused", problem: "tds" };
      const hints = await take(attempt, challenge, loadFrame);
      if (hints === undefined) return { kind: "refused", problem: "tds" };
      attempt.hints = [...attempt.hints, ...hints];
    }
    return { kind: "refused", problem: "tds" };
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    attempt.isInDoubt = true;
    return { kind: "unknown" };
  }
}

function send({ api, order, hints }: Attempt, path: string): Promise<Answer> {
  return post(`${api}${path}`, { ...order, hints });
}

/** Undefined if no hints will come. */
async function take(
  attempt: Attempt,
  { type, path }: Challenge,
  loadFrame: LoadFrame,
): Promise<unknown[] | undefined> {
  const { status, body } = await send(attempt, path);
  // The payment then starts a new challenge.
  if (body.code === "PAYMENT_CHALLENGE_UNAVAILABLE") return [];
  if (status !== 201) return undefined;
  const hints = (body.hints as unknown[] | undefined) ?? [];
  if (type === "fetch") return hints;
  const { action, method, fields, width, height, timeout } = body;
  return await loadFrame({
    isHidden: type === "background-iframe",
    action: String(action),
    method: String(method ?? "POST"),
    fields: (fields ?? {}) as Record<string, string>,
    ...(typeof width === "number" && { width }),
    ...(typeof height === "number" && { height }),
    timeoutMs: Number(timeout ?? 600_000),
    hints,
  });
}

/** Limits come before any lookup, so they do not resolve a lost answer. */
function refusal({ isInDoubt }: Attempt, answer: Answer): Outcome {
  const isRunning = answer.body.code === "PAYMENT_RUNNING";
  if (isRunning || (answer.status === 429 && isInDoubt)) return { kind: "unknown" };
  return { kind: "refused", problem: problemOf(answer) };
}
