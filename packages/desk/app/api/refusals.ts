/* A component claims the error it shows; the bar shows unclaimed ones. */
import { useLayoutEffect, useSyncExternalStore } from "react";

/** Field, end of a form, or a block without a form. */
export type Anchor = "field" | "footer" | "block";

export interface Refusal {
  name: string;
  anchor: Anchor;
  error: unknown;
  /** The page may show another workspace by now. */
  place?: { id: string; name: string } | undefined;
}

/** Delay before the bar shows an unclaimed error. */
const drawnMs = 100;

const claimed = new Map<unknown, number>();
const subscribers = new Set<() => void>();
const doneListeners = new Set<() => void>();
const refusalListeners = new Set<() => void>();
let unclaimed: Refusal | undefined;

function show(next: Refusal | undefined): void {
  unclaimed = next;
  for (const subscriber of subscribers) subscriber();
}

const unplaced = new Set<unknown>();

/** Refusals since the last key, click or drop: the person may not have read them. */
const unread = new Map<unknown, Refusal>();

if (globalThis.document !== undefined) {
  for (const input of ["keydown", "pointerdown", "drop"]) {
    addEventListener(input, () => unread.clear(), true);
  }
}

export function turnedDown(refusal: Refusal): void {
  performance.mark(`refused ${refusal.name}`);
  const { error } = refusal;
  unread.set(error, refusal);
  if (!claimed.has(error)) unplaced.add(error);
  setTimeout(() => {
    if (unplaced.delete(error)) show(refusal);
  }, drawnMs);
}

/** A newer state removed the place of the error. */
function letGo(error: unknown): void {
  const refusal = unread.get(error);
  if (refusal === undefined) return;
  setTimeout(() => {
    if (unread.has(error) && !claimed.has(error)) show(refusal);
  }, drawnMs);
}

export function taken(): void {
  unread.clear();
  show(undefined);
  for (const subscriber of doneListeners) subscriber();
}

export function ownRefusal(error: unknown): () => void {
  claimed.set(error, (claimed.get(error) ?? 0) + 1);
  unplaced.delete(error);
  if (unclaimed?.error === error) show(undefined);
  tellClaims();
  return () => {
    const left = (claimed.get(error) ?? 1) - 1;
    if (left > 0) claimed.set(error, left);
    else {
      claimed.delete(error);
      letGo(error);
    }
    tellClaims();
  };
}

function tellClaims(): void {
  for (const subscriber of refusalListeners) subscriber();
}

export const isClaimed = (error: unknown): boolean => claimed.has(error);
export const hasClaims = (): boolean => claimed.size > 0;

export function followClaims(subscriber: () => void): () => void {
  refusalListeners.add(subscriber);
  return () => void refusalListeners.delete(subscriber);
}

export function useOwnRefusal(error: unknown): void {
  useLayoutEffect(() => (error == null ? undefined : ownRefusal(error)), [error]);
}

export const forgetRefusal = () => show(undefined);

const follow = (subscriber: () => void) => {
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
};

export const unclaimedNow = (): Refusal | undefined => unclaimed;

export function useUnclaimed(): Refusal | undefined {
  return useSyncExternalStore(follow, unclaimedNow);
}

export function followDone(subscriber: () => void): () => void {
  doneListeners.add(subscriber);
  return () => void doneListeners.delete(subscriber);
}
