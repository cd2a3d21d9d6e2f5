import { useEffect, useRef } from "react";

let laid = 0;
let left: Element | null = null;

export function useRestoredFocus(): void {
  const before = useRef(document.activeElement);
  useEffect(() => {
    laid += 1;
    // A dialog that replaces another takes over its opener.
    const from = before.current?.isConnected ? before.current : left;
    return () => {
      const times = laid;
      left = from;
      // After the focus trap ends.
      setTimeout(() => {
        left = null;
        // A focus moved by the user stays.
        const isFree = document.activeElement === document.body;
        if (laid === times && isFree) giveTo(from);
      });
    };
  }, []);
}

/** The action may have removed the opener. */
export function giveTo(one: Element | null, isScrolled = false): void {
  const over = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].at(-1);
  const query = one?.isConnected ? one : (over ?? document.querySelector("#main"));
  if (query instanceof HTMLElement) query.focus({ preventScroll: isScrolled || query !== one });
}
