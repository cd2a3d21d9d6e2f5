/*
 * Refusals of actions, and the places that show them. A place claims the error that it shows; an
 * error that nobody claims is shown by the bar at the foot of the page.
 */
import { useLayoutEffect, useSyncExternalStore } from "react";

/** At a field or the end of a form, or beside a block that has no form. */
export type Anchor = "field" | "footer" | "block";

export interface Refusal {
  /** Of the action. */
  name: string;
  anchor: Anchor;
  error: unknown;
  /** The place of the action: the page may show another one by now. */
  place?: { id: string; name: string } | undefined;
}

/** A form draws its refusal within this time, or the bar does. */
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

/** Notes a refusal, and shows it in the bar unless another place does. */
export function turnedDown(refusal: Refusal): void {
  performance.mark(`refused ${refusal.name}`);
  const isShown = () => claimed.has(refusal.error);
  setTimeout(() => {
    if (!isShown()) show(refusal);
  }, drawnMs);
}

/** Notes that an action succeeded: an older refusal in the bar is out of date. */
export function taken(): void {
  show(undefined);
  for (const follower of doneFollowers) follower();
}

/** Says that a place shows an error; the result ends that. */
export function claim(error: unknown): () => void {
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

/** Calls back when a place begins or stops to show an error. */
export function followClaims(follower: () => void): () => void {
  claimFollowers.add(follower);
  return () => void claimFollowers.delete(follower);
}

/** The same for a component that shows it. */
export function useClaim(error: unknown): void {
  useLayoutEffect(() => (error == null ? undefined : claim(error)), [error]);
}

export const forgetRefusal = () => show(undefined);

const follow = (follower: () => void) => {
  followers.add(follower);
  return () => void followers.delete(follower);
};

/** The refusal that the bar shows. */
export const unclaimedNow = (): Refusal | undefined => unclaimed;

export function useUnclaimed(): Refusal | undefined {
  return useSyncExternalStore(follow, unclaimedNow);
}

/** Calls back after each action that succeeded. */
export function followDone(follower: () => void): () => void {
  doneFollowers.add(follower);
  return () => void doneFollowers.delete(follower);
}
