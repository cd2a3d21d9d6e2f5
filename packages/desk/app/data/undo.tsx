// Ten seconds in which what was done can be taken back, and ten more for whoever is on their way to
// it by keyboard (WCAG 2.2, 2.2.1). Never for money.
import { Button, CloseButton } from "@mantine/core";
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { useWords } from "../words/words.ts";
import "./undo.css";

interface Offer {
  id: number;
  /** What was done: "Moved to 14:00". */
  said: string;
  act?: (() => void) | undefined;
}

export const undoMs = 10_000;

let offer: Offer | undefined;
let offers = 0;
const followers = new Set<() => void>();

function show(next: Offer | undefined): void {
  offer = next;
  for (const follower of followers) follower();
}

/** Says what was done, and for ten seconds offers to take it back. */
export function offerUndo(said: string, act: () => void): void {
  offers += 1;
  show({ id: offers, said, act });
}

/** Says what was done, where there is nothing to take back. */
export function say(said: string): void {
  offers += 1;
  show({ id: offers, said });
}

const follow = (follower: () => void) => {
  followers.add(follower);
  return () => followers.delete(follower);
};

/** Ends an offer in ten seconds, counted anew with each Tab; gives what ends the counting. */
function endLater(): () => void {
  const end = () => setTimeout(() => show(undefined), undoMs);
  let timer = end();
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Tab") return;
    clearTimeout(timer);
    timer = end();
  };
  document.addEventListener("keydown", onKey, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("keydown", onKey, true);
  };
}

/** Where offers are seen; once in a page. */
export function UndoBar() {
  const { parts } = useWords();
  const shown = useSyncExternalStore(follow, () => offer);
  useEffect(() => (shown === undefined ? undefined : endLater()), [shown]);
  const remember = useGivenBack(shown);
  return (
    <div className="undo" role="status" onFocus={remember}>
      {shown !== undefined && (
        <div className="undo-bar" key={shown.id}>
          <span className="undo-said">{shown.said}</span>
          {shown.act !== undefined && (
            <Button
              variant="subtle"
              onClick={() => {
                show(undefined);
                shown.act?.();
              }}
            >
              {parts.undo}
            </Button>
          )}
          <CloseButton aria-label={parts.close} onClick={() => show(undefined)} />
        </div>
      )}
    </div>
  );
}

/** Whoever came to an offer by keyboard is, once it is gone, where they came from. */
function useGivenBack(shown: Offer | undefined) {
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (shown !== undefined) return;
    const { current } = before;
    before.current = null;
    if (current instanceof HTMLElement && document.activeElement === document.body) current.focus();
  }, [shown]);
  return ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  };
}
