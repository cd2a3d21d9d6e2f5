/*
 * A second factor is asked for once, however many requests wait for it, and while nobody has said
 * no. What asks is a dialog; what waits are requests.
 */
import { useSyncExternalStore } from "react";

/** What is asked: a code, that a second factor be set up first, or nothing. */
export type Question = "code" | "factor" | undefined;

let question: Question;
let waiting: ((isProved: boolean) => void)[] = [];
const followers = new Set<() => void>();

function ask(next: Question): void {
  question = next;
  for (const follower of followers) follower();
}

/** Has somebody prove their second factor; false when they would not. */
export function prove(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    ask("code");
  });
}

/** Tells somebody that they need a second factor first. */
export function needFactor(): void {
  ask("factor");
}

/** The end of a question. */
export function answered(isProved: boolean): void {
  const all = waiting;
  waiting = [];
  ask(undefined);
  for (const resolve of all) resolve(isProved);
}

export function useQuestion(): Question {
  return useSyncExternalStore(
    (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    () => question,
  );
}
