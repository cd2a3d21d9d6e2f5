import { type Ref, useLayoutEffect, useRef } from "react";

export interface AnchorProps {
  /** The moved block; null while the calendar does not draw it. */
  block(): HTMLElement | null;
  /** From `Popover.Target`. */
  ref?: Ref<HTMLElement>;
}

/** Renders nothing: the popover stands beside a block of the calendar. */
export function BlockAnchor({ block, ref }: AnchorProps): null {
  const seen = useRef<HTMLElement | null>(undefined);
  const box = useRef<DOMRect>(undefined);
  // Each render of the calendar may draw another element.
  useLayoutEffect(() => {
    if (typeof ref !== "function") return;
    const element = block();
    if (element !== null) box.current = element.getBoundingClientRect();
    if (element === seen.current) return;
    seen.current = element;
    element?.scrollIntoView({ block: "nearest", inline: "nearest" });
    // Without the element, the popover keeps its place.
    ref(element ?? (virtualAt(box.current) as unknown as HTMLElement));
  });
  return null;
}

const virtualAt = (box = new DOMRect(innerWidth / 2, innerHeight / 3)) => ({
  getBoundingClientRect: () => box,
});
