/* Escape closes the topmost only. */
import { useEffect, useRef } from "react";

type Close = () => void;

const open: { current: Close }[] = [];

function onKey(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  const { target } = event;
  // An open dropdown handles Escape itself.
  const isTaken =
    target instanceof Element && target.getAttribute("data-mantine-stop-propagation") === "true";
  if (!isTaken) open.at(-1)?.current();
}

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
