/* Errors of actions and their places on screen. A component claims the error it shows; the bar at
   the bottom shows unclaimed errors. */
import { useLayoutEffect, useSyncExternalStore } from "react";

/** At a field, at the end of a form, or next to a block without a form. */
export type Anchor = "field" | "footer" | "block";

export interface Refusal {
  name: string;
  anchor: Anchor;
  error: unknown;
  /** The workspace of the action; the page may show another by now. */
  place?: { id: string; name: string } | undefined;
}

/** Milliseconds until the bar shows an unclaimed error. */
const drawnMs = 100;

const claimed = new Map<unknown, number>();
const followers = new Set<() => void>();
const doneFollowers = new Set<() => void>();
const claimFollowers = new Set<() => void>();
let unclaimed: Refusal | undefined;

function show(next: Refusal | undefined): void {
  unclaimed = next;
  for (const follower of followers) follower();
}

export function turnedDown(refusal: Refusal): void {
  performance.mark(`refused ${refusal.name}`);
  const isVisible = () => claimed.has(refusal.error);
  setTimeout(() => {
    if (!isVisible()) show(refusal);
  }, drawnMs);
}

/** A success removes the older error from the bar. */
export function taken(): void {
  show(undefined);
  for (const follower of doneFollowers) follower();
}

export function lease(error: unknown): () => void {
  claimed.set(error, (claimed.get(error) ?? 0) + 1);
  if (unclaimed?.error === error) show(undefined);
  tellClaims();
  return () => {
    const left = (claimed.get(error) ?? 1) - 1;
    if (left > 0) claimed.set(error, left);
    else claimed.delete(error);
    tellClaims();
  };
}

function tellClaims(): void {
  for (const follower of claimFollowers) follower();
}

export const isClaimed = (error: unknown): boolean => claimed.has(error);
export const hasClaims = (): boolean => claimed.size > 0;

export function followClaims(follower: () => void): () => void {
  claimFollowers.add(follower);
  return () => void claimFollowers.delete(follower);
}

export function useClaim(error: unknown): void {
  useLayoutEffect(() => (error == null ? undefined : lease(error)), [error]);
}

export const forgetRefusal = () => show(undefined);

const follow = (follower: () => void) => {
  followers.add(follower);
  return () => void followers.delete(follower);
};

export const unclaimedNow = (): Refusal | undefined => unclaimed;

export function useUnclaimed(): Refusal | undefined {
  return useSyncExternalStore(follow, unclaimedNow);
}

export function followDone(follower: () => void): () => void {
  doneFollowers.add(follower);
  return () => void doneFollowers.delete(follower);
}
