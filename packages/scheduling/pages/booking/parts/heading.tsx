import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShown } from "../flow/shown.ts";

let isFirst = true;

/** Gives what has the focus once the customer has come to its screen. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The first screen is read from its start, as any page.
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return { ref: heading, tabIndex: -1 };
}

/** The heading of a screen. */
export function Heading({ children }: { children: ComponentChildren }) {
  return <h1 {...useArrival()}>{children}</h1>;
}

/** The heading of what has come next on a screen that is known, of which it has the focus. */
export function NextHeading({ children }: { children: ComponentChildren }) {
  return <h2 {...useArrival()}>{children}</h2>;
}

/** Goes back to where the customer came from. */
export function Back() {
  const { words, back, isAlive } = useShown();
  // Before there is a script, the browser's own is there.
  return (
    <button type="button" class="quiet back" onClick={back} disabled={!isAlive}>
      <span aria-hidden="true">‹</span> {words.back}
    </button>
  );
}
