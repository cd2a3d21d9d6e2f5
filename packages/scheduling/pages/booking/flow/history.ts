// Current view, in step with the browser history, so that Back always works.
import { useEffect, useState } from "preact/hooks";
import { addressOfView, type BookingContent } from "../../../src/appointments/pages/content.ts";
import type { HistoryState } from "./content.ts";
import { isFramed } from "./frame.ts";

export interface Places {
  position: HistoryState;
  moves: number;
  go(location: HistoryState, how?: { instead: boolean }): void;
}

export function usePlaces(
  { path, view }: Pick<BookingContent, "path" | "view">,
  transition?: HistoryState["step"],
): Places {
  const [{ position, moves }, set] = useState<Omit<Places, "go">>({
    position: { view, ...(transition !== undefined && { step: transition }) },
    moves: 0,
  });
  const arrive = (next: HistoryState) => set((last) => ({ position: next, moves: last.moves + 1 }));
  useEffect(() => {
    history.replaceState({ view }, "");
    const onMove = ({ state }: PopStateEvent) => arrive((state as HistoryState | null) ?? { view });
    addEventListener("popstate", onMove);
    return () => removeEventListener("popstate", onMove);
  }, []);
  const go: Places["go"] = (next, how) => {
    const isSecret = isFramed && next.view.at === "appointment";
    // In a frame a token stays in memory, outside address and history.
    const kept = isSecret ? { ...next, view: { ...next.view, token: "" } } : next;
    const address = isSecret ? location.href : addressOfView(path, next.view);
    if (how?.instead === true) history.replaceState(kept, "", address);
    else history.pushState(kept, "", address);
    arrive(next);
    scrollTo(0, 0);
  };
  return { position, moves, go };
}
