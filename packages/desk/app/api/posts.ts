/* Keeps the idempotency key in storage until the response: a repeated press, even after a
   reload, runs it once. */
import type { PostOptions } from "@frontdesk/rest/api/wire";
import type { UseMutationResult } from "@tanstack/react-query";
import { useAction } from "./action.ts";

export type Keys = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export async function postOnce<Answer>(
  purpose: string,
  send: (options: PostOptions) => Promise<Answer>,
  keys: Keys = sessionStorage,
): Promise<Answer> {
  const name = `frontdesk post ${purpose}`;
  const idempotencyKey = keys.getItem(name) ?? unstored.get(name) ?? crypto.randomUUID();
  try {
    keys.setItem(name, idempotencyKey);
  } catch {
    unstored.set(name, idempotencyKey);
  }
  const forget = () => {
    keys.removeItem(name);
    unstored.delete(name);
  };
  try {
    const answer = await send({ idempotencyKey });
    forget();
    return answer;
  } catch (error) {
    if (isAnswered(error)) forget();
    else kept.add(error as object);
    throw error;
  }
}

/** While the browser's storage is full. */
const unstored = new Map<string, string>();

const kept = new WeakSet<object>();

export function isKept(error: unknown): boolean {
  return kept.has(error as object);
}

interface AnswerDetails {
  status?: number;
  code?: unknown;
  retryAfterMs?: number | undefined;
}

function isAnswered(error: unknown): boolean {
  const { status, code, retryAfterMs } = error as AnswerDetails;
  // The prompt leads to the same request.
  if (code === "step_up_required" || code === "second_factor_needed") return false;
  // A request with the key still runs.
  if (status === 409 && retryAfterMs !== undefined) return false;
  // Unreadable success: unknown outcome.
  return status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 429;
}

interface Reactions<Answer> {
  done: (answer: Answer) => unknown;
  /** A refusal can mean that the page shows an older state. */
  refused: () => unknown;
}

export function usePost<Input, Answer>(
  [name, purpose]: readonly [name: string, purpose: string],
  send: (input: Input, options: PostOptions) => Promise<Answer>,
  on: Reactions<Answer>["done"] | Reactions<Answer>,
): UseMutationResult<Answer, Error, Input> {
  return useAction([name, "footer"], {
    mutationFn: (input: Input) =>
      postOnce(`${purpose} ${JSON.stringify(input)}`, (options) => send(input, options)),
    onSuccess: (answer) => void (typeof on === "function" ? on : on.done)(answer),
    ...(typeof on === "object" && { onError: () => void on.refused() }),
  });
}
