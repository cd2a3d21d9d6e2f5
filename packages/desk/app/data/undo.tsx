// Ten seconds in which what was done can be taken back, and ten more for whoever is on their way to
// it by keyboard (WCAG 2.2, 2.2.1). Never for money.
import { Button, CloseButton } from "@mantine/core";
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useWords } from "../locales/words.ts";
import { giveTo } from "./given-back.ts";
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
  // An offer ends with its place: another place shows nothing of it.
  useEffect(() => () => show(undefined), []);
  return (
    <div className="undo" role="status" {...useGivenBack()}>
      {shown !== undefined && (
        // What is told next comes to the same buttons, so that whoever is at one stays there.
        <div className="undo-bar">
          <span className="undo-said" key={shown.id}>
            {shown.said}
          </span>
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
function useGivenBack() {
  const came = useRef<{ from: Element | null }>(undefined);
  const bar = useRef<HTMLDivElement>(null);
  // Before anything else is pressed.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (came.current === undefined || bar.current?.contains(activeElement)) return;
    const { from } = came.current;
    came.current = undefined;
    // Whoever went elsewhere by themselves stays there.
    if (activeElement === body) giveTo(from);
  });
  const onFocus = ({ relatedTarget: from, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(from)) return;
    // Nobody comes from nowhere: the window was left and is looked at again.
    came.current = { from: from ?? came.current?.from ?? null };
  };
  const onBlur = ({ relatedTarget: to, currentTarget }: FocusEvent) => {
    if (to !== null && !currentTarget.contains(to)) came.current = undefined;
  };
  return { ref: bar, onFocus, onBlur };
}
