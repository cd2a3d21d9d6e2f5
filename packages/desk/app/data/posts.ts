/*
 * What is to happen once, such as a refund, has a key from before it is sent until it is answered,
 * which a reload does not lose: whoever presses again after that does the same once more, and the
 * same is done once.
 */
import type { PostOptions } from "@frontdesk/rest/api/wire";
import type { UseMutationResult } from "@tanstack/react-query";
import { useAction } from "./action.ts";

export type Keys = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Sends what a purpose is, by the key that it has until it is answered. */
export async function postOnce<Answer>(
  purpose: string,
  send: (options: PostOptions) => Promise<Answer>,
  keys: Keys = sessionStorage,
): Promise<Answer> {
  const name = `frontdesk post ${purpose}`;
  const idempotencyKey = keys.getItem(name) ?? crypto.randomUUID();
  keys.setItem(name, idempotencyKey);
  try {
    const answer = await send({ idempotencyKey });
    keys.removeItem(name);
    return answer;
  } catch (error) {
    if (isAnswered(error)) keys.removeItem(name);
    else kept.add(error as object);
    throw error;
  }
}

const kept = new WeakSet<object>();

/** Whether whoever presses again after an error has the very same done once. */
export function isKept(error: unknown): boolean {
  return kept.has(error as object);
}

/** Whether it is known what became of something. */
function isAnswered(error: unknown): boolean {
  const { status, code } = error as { status?: number; code?: unknown };
  // A second factor is asked for, and then the very same is sent again.
  if (code === "step_up_required" || code === "second_factor_needed") return false;
  if (code === "request_running") return false;
  // Of an answer that says yes and cannot be read nobody knows either.
  return status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 429;
}

export function usePost<Input, Answer>(
  [name, purpose]: readonly [name: string, purpose: string],
  send: (input: Input, options: PostOptions) => Promise<Answer>,
  onDone: (answer: Answer) => unknown,
): UseMutationResult<Answer, Error, Input> {
  return useAction([name, "footer"], {
    mutationFn: (input: Input) =>
      postOnce(`${purpose} ${JSON.stringify(input)}`, (options) => send(input, options)),
    onSuccess: (answer) => void onDone(answer),
  });
}
