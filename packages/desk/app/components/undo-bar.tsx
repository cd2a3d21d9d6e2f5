// WCAG 2.2, 2.2.1: ten seconds to undo, and ten more after each Tab. A plain notice limits no
// action, so it may end sooner.
import { Button, CloseButton } from "@mantine/core";
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { isStale } from "../api/problems.ts";
import { giveTo } from "../api/restore-focus.ts";
import {
  closeOffer,
  closeOffers,
  followOffers,
  latestOffer,
  type Offer,
  runUndo,
} from "../api/undo.ts";
import { useWords } from "../locales/words.ts";
import { RefusalMessage } from "./refusal.tsx";
import "./undo-bar.css";

export const undoMs = 10_000;
const plainMs = 6_000;

function endLater({ id, act }: Offer): () => void {
  const end = () => setTimeout(() => closeOffer(id), act === undefined ? plainMs : undoMs);
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

/** Until its answer, and after a failure, an offer stays. */
const isLasting = ({ isPending, error }: Offer) => isPending === true || error !== undefined;

export function UndoBar() {
  const { parts } = useWords();
  const view = useSyncExternalStore(followOffers, latestOffer);
  useEffect(() => (view === undefined || isLasting(view) ? undefined : endLater(view)), [view]);
  // A change of workspace ends the offer.
  useEffect(() => closeOffers, []);
  return (
    <div className="undo notice" role="status" {...useRestoredFocus(view)}>
      {view !== undefined && (
        // Mounted across notices, to keep the focus.
        <div className="undo-bar">
          <div className="undo-said" key={view.id}>
            {view.label}
            {view.error !== undefined && <RefusalMessage error={view.error} />}
          </div>
          {view.act !== undefined && !isStale(view.error) && (
            <Button
              variant="subtle"
              loading={view.isPending === true}
              onClick={() => void runUndo(view)}
            >
              {parts.undo}
            </Button>
          )}
          <CloseButton aria-label={parts.close} onClick={() => closeOffer(view.id)} />
        </div>
      )}
    </div>
  );
}

function useRestoredFocus(view: Offer | undefined) {
  const came = useRef<{ from: Element | null }>(undefined);
  const bar = useRef<HTMLDivElement>(null);
  // Runs before any other key press.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (came.current === undefined || bar.current?.contains(activeElement)) return;
    // The waiting button gets the focus back.
    if (view !== undefined && isLasting(view)) return;
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
