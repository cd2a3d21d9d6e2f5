/*
 * Reads that failed where no part of the screen says so: a choice without its entries, a name that
 * is missing, closed hours that look open.
 */
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { followClaims, hasClaims, isClaimed } from "./refusals.ts";

/** A screen draws its failure within this time, or the bar does. */
const drawnMs = 200;

/** A missing right and a missing thing are states that a screen knows; nothing failed. */
const known: ReadonlySet<unknown> = new Set([401, 403, 404]);

function isUnread(query: Query): boolean {
  const { error } = query.state;
  const { status } = (error ?? {}) as { status?: unknown };
  // The bar of the connection shows a read without an answer.
  if (typeof status !== "number" || known.has(status)) return false;
  return query.isActive() && !isClaimed(error);
}

/** The failed reads of this screen; none while the screen shows another failure. */
export function useUnread(): readonly Query[] {
  const cache = useQueryClient().getQueryCache();
  const [unread, become] = useState<readonly Query[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const found = hasClaims() ? [] : cache.getAll().filter(isUnread);
      become((before) => (isSame(before, found) ? before : found));
    };
    const lookLater = () => {
      timer ??= setTimeout(look, drawnMs);
    };
    const ends = [cache.subscribe(lookLater), followClaims(lookLater)];
    lookLater();
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [cache]);
  return unread;
}

const isSame = (before: readonly Query[], found: readonly Query[]) =>
  before.length === found.length && before.every((one, at) => one === found[at]);
