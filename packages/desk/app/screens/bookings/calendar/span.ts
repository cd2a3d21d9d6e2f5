/* Fingers scroll. */
import { insetOf, slack, snapped, swallowClick } from "./drag.ts";
import type { Stretch } from "./hours.ts";

interface Along {
  hours: Stretch;
  isUpright: boolean;
}

export interface Spanning extends Along {
  /** Minutes of a step. */
  snap: number;
  say(span: { start: number; minutes: number }): string;
  onEnd(start: number, minutes: number): void;
}

interface Point {
  clientX: number;
  clientY: number;
}

export function minuteAt(lane: HTMLElement, at: Point, { hours, isUpright }: Along): number {
  const box = lane.getBoundingClientRect();
  const inset = isUpright ? insetOf(lane) : 0;
  const part = isUpright
    ? (at.clientY - box.top - inset) / (box.height - inset)
    : (at.clientX - box.left) / box.width;
  const minute = hours.from + part * (hours.to - hours.from);
  return Math.max(hours.from, Math.min(hours.to, minute));
}

interface DragOver {
  pressed: number;
  at: number;
  snap: number;
}

/** The span has at least one step. */
export function draggedOver({ pressed, at, snap }: DragOver): { start: number; minutes: number } {
  const [one, other] = [snapped(pressed, snap), snapped(at, snap)];
  const start = Math.min(one, other, 1440 - snap);
  return { start, minutes: Math.max(snap, Math.abs(other - one)) };
}

export function startSpan(event: React.PointerEvent<HTMLElement>, spanning: Spanning): void {
  const { target, currentTarget: lane, button, pointerType } = event;
  if (target !== lane || button !== 0 || pointerType === "touch") return;
  const { hours, isUpright, snap } = spanning;
  const [pressed, from] = [minuteAt(lane, event, spanning), { x: event.clientX, y: event.clientY }];
  const ghost = document.createElement("span");
  ghost.className = "cal-carried";
  let span: ReturnType<typeof draggedOver> | undefined;
  const ending = new AbortController();
  const end = (isKept: boolean) => {
    ending.abort();
    ghost.remove();
    if (span === undefined) return;
    swallowClick();
    if (isKept) spanning.onEnd(span.start, span.minutes);
  };
  const move = (event: PointerEvent) => {
    const far = isUpright ? event.clientY - from.y : event.clientX - from.x;
    if (span === undefined && Math.abs(far) < slack) return;
    if (span === undefined) lane.append(ghost);
    span = draggedOver({ pressed, at: minuteAt(lane, event, spanning), snap });
    const size = hours.to - hours.from;
    ghost.style.setProperty("--from", String((span.start - hours.from) / size));
    ghost.style.setProperty("--size", String(span.minutes / size));
    ghost.textContent = spanning.say(span);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || span === undefined) return;
    event.stopPropagation();
    end(false);
  };
  const { signal } = ending;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", () => end(true), { signal });
  addEventListener("pointercancel", () => end(false), { signal });
  addEventListener("keydown", leave, { signal, capture: true });
}
