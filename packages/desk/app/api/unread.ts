/* Failed reads without an error on screen, such as closed hours shown as open. */
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { followClaims, hasClaims, isClaimed } from "./refusals.ts";

/** Delay before the bar shows an unclaimed failure. */
const drawnMs = 200;

/** Missing rights and things are normal states. */
const existing: ReadonlySet<unknown> = new Set([401, 403, 404]);

function isUnread(query: Query): boolean {
  const { error } = query.state;
  const { status } = (error ?? {}) as { status?: unknown };
  // The connection bar covers these errors.
  if (typeof status !== "number" || existing.has(status)) return false;
  return query.isActive() && !isClaimed(error);
}

export function useUnread(): readonly Query[] {
  const cache = useQueryClient().getQueryCache();
  const [unread, become] = useState<readonly Query[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const matches = hasClaims() ? [] : cache.getAll().filter(isUnread);
      become((before) => (isSame(before, matches) ? before : matches));
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

const isSame = (before: readonly Query[], matches: readonly Query[]) =>
  before.length === matches.length && before.every((one, at) => one === matches[at]);
