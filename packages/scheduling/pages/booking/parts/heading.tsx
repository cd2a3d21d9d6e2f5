import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShown } from "../flow/shown.ts";

let isFirst = true;

/** The heading of a screen, which has the focus once the customer has come to it. */
export function Heading({ children }: { children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The first screen is read from its start, as any page.
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
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
