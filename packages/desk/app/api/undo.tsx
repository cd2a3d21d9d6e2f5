// Ten seconds, and ten more after each Tab (WCAG 2.2, 2.2.1). Never for money.
import { Button, CloseButton } from "@mantine/core";
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useWords } from "../locales/words.ts";
import { giveTo } from "./restore-focus.ts";
import "./undo.css";

interface Offer {
  id: number;
  label: string;
  act?: (() => void) | undefined;
}

export const undoMs = 10_000;

let offer: Offer | undefined;
let offers = 0;
const subscribers = new Set<() => void>();

function show(next: Offer | undefined): void {
  offer = next;
  for (const subscriber of subscribers) subscriber();
}

export function offerUndo(text: string, act: () => void): void {
  offers += 1;
  show({ id: offers, label: text, act });
}

export function say(text: string): void {
  offers += 1;
  show({ id: offers, label: text });
}

const follow = (subscriber: () => void) => {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
};

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

export function UndoBar() {
  const { parts } = useWords();
  const view = useSyncExternalStore(follow, () => offer);
  useEffect(() => (view === undefined ? undefined : endLater()), [view]);
  // A change of workspace ends the offer.
  useEffect(() => () => show(undefined), []);
  return (
    <div className="undo" role="status" {...useRestoredFocus()}>
      {view !== undefined && (
        // Mounted across notices, to keep the focus.
        <div className="undo-bar">
          <span className="undo-said" key={view.id}>
            {view.label}
          </span>
          {view.act !== undefined && (
            <Button
              variant="subtle"
              onClick={() => {
                show(undefined);
                view.act?.();
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

function useRestoredFocus() {
  const came = useRef<{ from: Element | null }>(undefined);
  const bar = useRef<HTMLDivElement>(null);
  // Before any other key press.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (came.current === undefined || bar.current?.contains(activeElement)) return;
    const { from } = came.current;
    came.current = undefined;
    // A focus moved by the user stays.
    if (activeElement === body) giveTo(from);
  });
  const onFocus = ({ relatedTarget: from, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(from)) return;
    // Null: the window regained the focus.
    came.current = { from: from ?? came.current?.from ?? null };
  };
  const onBlur = ({ relatedTarget: to, currentTarget }: FocusEvent) => {
    if (to !== null && !currentTarget.contains(to)) came.current = undefined;
  };
  return { ref: bar, onFocus, onBlur };
}
