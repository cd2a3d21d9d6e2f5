import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { usePage } from "../flow/content.ts";

let isFirst = true;

function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The first screen keeps the normal reading order.
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return { ref: heading, tabIndex: -1 };
}

export function Heading({ children }: { children: ComponentChildren }) {
  return <h1 {...useArrival()}>{children}</h1>;
}

export function NextHeading({ children }: { children: ComponentChildren }) {
  return <h2 {...useArrival()}>{children}</h2>;
}

export function Back() {
  const { words, back, isAlive } = usePage();
  // Without the script the browser's own Back button serves.
  return (
    <button type="button" class="quiet back" onClick={back} disabled={!isAlive}>
      <span aria-hidden="true">‹</span> {words.back}
    </button>
  );
}
