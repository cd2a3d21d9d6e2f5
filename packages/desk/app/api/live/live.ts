/* After a gap, live events refresh every query. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { desk } from "../clients.ts";
import { createBatcher } from "./batcher.ts";
import { follow } from "./follow.ts";
import type { ServiceSide } from "./messages.ts";
import { type LiveMessage, share } from "./share.ts";
import { type Noun, nouns, staleBy } from "./stale.ts";

export interface Hearing {
  /** Milliseconds since 1970; undefined while live. */
  lostAt: number | undefined;
  away: readonly ServiceSide[];
}

const well: Hearing = { lostAt: undefined, away: [] };
let hearing = well;
const messages = new Set<() => void>();

function set(next: Hearing): void {
  hearing = next;
  for (const tell of messages) tell();
}

export function useLive(workspaceId: string): void {
  const queries = useQueryClient();
  useEffect(() => goLive(workspaceId, queries), [workspaceId, queries]);
}

export function useHearing(): Hearing {
  return useSyncExternalStore(
    (tell) => {
      messages.add(tell);
      return () => messages.delete(tell);
    },
    () => hearing,
  );
}

function goLive(workspaceId: string, queries: QueryClient): () => void {
  const { add, stop } = createBatcher<Noun>((stale) => {
    const isStale = ([workspace, noun]: readonly unknown[]) =>
      workspace === workspaceId
        ? stale.has(noun as Noun)
        : workspace === "places" && stale.has("places");
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) });
  });
  const hear = (heard: LiveMessage) => {
    if ("lost" in heard) {
      const lostAt = heard.lost ? (hearing.lostAt ?? Date.now()) : undefined;
      return set({ ...hearing, lostAt });
    }
    const { message } = heard;
    const { of } = message;
    if (message.kind === "happened") return add(staleBy(of, message.type));
    const others = hearing.away.filter((side) => side !== of);
    set({ lostAt: undefined, away: message.kind === "away" ? [...others, of] : others });
    if (message.kind === "open" && message.gap) add(nouns[of]);
  };
  const leave = share({
    workspaceId,
    hear,
    lead: (hear, from, signal) =>
      follow({ askFrom: (lastId) => desk.stream(workspaceId, lastId), from, hear, signal }),
  });
  return () => {
    leave();
    stop();
    set(well);
  };
}
