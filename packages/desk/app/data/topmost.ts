/*
 * What lies over the page. Escape closes what lies above, and nothing below it: a question that is
 * answered by no does not end what it was asked for.
 */
import { useEffect, useRef } from "react";

type Close = () => void;

const open: { current: Close }[] = [];

function onKey(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  const { target } = event;
  // A list that is open in a field takes the key for its own.
  const isTaken =
    target instanceof Element && target.getAttribute("data-mantine-stop-propagation") === "true";
  if (!isTaken) open.at(-1)?.current();
}

/** Closes on Escape while nothing lies above; what lies over the page no longer does so itself. */
export function useEscape(isOpen: boolean, close: Close): { closeOnEscape: false } {
  const own = useRef(close);
  useEffect(() => {
    own.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    if (open.length === 0) addEventListener("keydown", onKey, true);
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
      if (open.length === 0) removeEventListener("keydown", onKey, true);
    };
  }, [isOpen]);
  return { closeOnEscape: false };
}
