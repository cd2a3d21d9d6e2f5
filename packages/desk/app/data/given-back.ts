// Whoever closes what lay over the page goes on where they were.
import { useEffect, useRef } from "react";

/** How often something was laid over the page. */
let laid = 0;
/** From where what goes this very moment was opened. */
let left: Element | null = null;

/** Gives the focus back, as what asks for it goes. */
export function useGivenBack(): void {
  const before = useRef(document.activeElement);
  useEffect(() => {
    laid += 1;
    // What takes the place of another was opened from where that was.
    const from = before.current?.isConnected ? before.current : left;
    return () => {
      const times = laid;
      left = from;
      // Once what it lay over takes the focus again.
      setTimeout(() => {
        left = null;
        if (laid === times) giveTo(from);
      });
    };
  }, []);
}

/** What was pressed may be gone with what it did; what it stood in is there. */
export function giveTo(one: Element | null): void {
  const over = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].at(-1);
  const wanted = one?.isConnected ? one : (over ?? document.querySelector("#main"));
  if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: wanted !== one });
}
