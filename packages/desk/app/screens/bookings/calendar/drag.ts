/* Fingers scroll. A copy follows the pointer, so React renders no other booking. */
import type { Draft } from "./cursor.ts";
import type { Stretch } from "./hours.ts";
import type { Piece } from "./pieces.ts";

export interface Dragging {
  piece: Piece;
  board: HTMLElement;
  /** Undefined: a drag changes only the date. */
  hours: Stretch | undefined;
  /** Minutes of a step. */
  snap: number;
  isUpright: boolean;
  onPick(): void;
  isClosed(draft: Draft): boolean;
  say(draft: Draft): string;
  onDrop(draft: Draft, at: { x: number; y: number }): void;
}

/** Pixels before a drag. */
export const slack = 4;
/** Pixels from an edge. */
const edge = 48;

interface Grip {
  block: HTMLElement;
  isEnd: boolean;
  x: number;
  y: number;
}

export function startDrag(event: React.PointerEvent<HTMLElement>, dragging: Dragging): void {
  if (event.button !== 0 || event.pointerType === "touch") return;
  const { currentTarget: block, clientX: x, clientY: y } = event;
  const isEnd = (event.target as HTMLElement).hasAttribute("data-grip");
  const drag = new Drag(dragging, { block, isEnd, x, y });
  drag.follow();
}

class Drag {
  readonly #dragging: Dragging;
  readonly #grip: Grip;
  readonly #box: DOMRect;
  #copy: HTMLElement | undefined;
  #draft: Draft | undefined;
  #at: { x: number; y: number };
  #frame = 0;

  constructor(dragging: Dragging, grip: Grip) {
    this.#dragging = dragging;
    this.#grip = grip;
    this.#box = grip.block.getBoundingClientRect();
    this.#at = { x: grip.x, y: grip.y };
  }

  follow(): void {
    const ending = new AbortController();
    const { signal } = ending;
    const end = (isDropped: boolean) => {
      ending.abort();
      this.#end(isDropped);
    };
    const drop = (event: PointerEvent) => {
      // The release decides, not the last frame.
      this.#move(event);
      this.#show();
      end(true);
    };
    addEventListener("pointermove", (event) => this.#move(event), { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", () => end(false), { signal });
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || this.#copy === undefined) return;
      event.stopPropagation();
      end(false);
    };
    addEventListener("keydown", leave, { signal, capture: true });
  }

  #move({ clientX: x, clientY: y }: PointerEvent): void {
    this.#at = { x, y };
    const far = Math.hypot(x - this.#grip.x, y - this.#grip.y);
    if (this.#copy === undefined) {
      if (far < slack) return;
      this.#begin();
    }
    this.#frame ||= requestAnimationFrame(() => this.#drawFrame());
  }

  #begin(): void {
    const { block } = this.#grip;
    const copy = block.cloneNode(true) as HTMLElement;
    copy.classList.add("cal-ghost");
    copy.removeAttribute("data-piece");
    copy.style.width = `${this.#box.width}px`;
    copy.style.height = `${this.#box.height}px`;
    document.body.append(copy);
    block.setAttribute("data-held", "");
    this.#copy = copy;
    this.#dragging.onPick();
  }

  #drawFrame(): void {
    this.#frame = this.#scroll() ? requestAnimationFrame(() => this.#drawFrame()) : 0;
    this.#show();
  }

  #show(): void {
    const copy = this.#copy;
    if (copy === undefined) return;
    const lane = this.#laneAt();
    if (lane === undefined) return;
    const { dragging, box } = { dragging: this.#dragging, box: lane.getBoundingClientRect() };
    const draft = this.#draftIn(lane, box);
    this.#draft = draft;
    const when = copy.querySelector(".cal-when");
    if (when !== null) when.textContent = dragging.say(draft);
    copy.toggleAttribute("data-closed", dragging.isClosed(draft));
    const { x, y, length } = this.#placed(draft, box);
    copy.style.transform = `translate(${x}px, ${y}px)`;
    if (length !== undefined) copy.style[dragging.isUpright ? "height" : "width"] = `${length}px`;
  }

  #laneAt(): HTMLElement | undefined {
    const { x, y } = this.#at;
    const [{ isEnd }, { isUpright }] = [this.#grip, this.#dragging];
    // A resize keeps the booking in its lane.
    const beside = isEnd && isUpright ? { x: this.#box.left + 4, y } : { x, y: this.#box.top + 4 };
    const at = isEnd ? beside : { x, y };
    const lane = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>("[data-lane]");
    return lane ?? undefined;
  }

  #draftIn(lane: HTMLElement, box: DOMRect): Draft {
    const { piece, hours, snap, isUpright } = this.#dragging;
    const { date = piece.date, resource } = lane.dataset;
    const own = piece.resource;
    const there = { resource: resource === undefined ? own : Number(resource), date };
    const { start, minutes } = piece;
    if (hours === undefined || start === null) return { ...there, start, minutes };
    const inset = isUpright ? insetOf(lane) : 0;
    const [from, length] = isUpright
      ? [box.top + inset, box.height - inset]
      : [box.left, box.width];
    const minute = (at: number) => hours.from + ((at - from) / length) * (hours.to - hours.from);
    const { x, y } = this.#at;
    if (this.#grip.isEnd) {
      const end = Math.min(1440, snapped(minute(isUpright ? y : x), snap));
      return { ...there, date: piece.date, start, minutes: Math.max(snap, end - start) };
    }
    const grabbed = isUpright
      ? y - (this.#grip.y - this.#box.top)
      : x - (this.#grip.x - this.#box.left);
    const last = Math.min(1440, hours.to) - minutes;
    const begun = Math.max(hours.from, Math.min(last, snapped(minute(grabbed), snap)));
    return { ...there, start: Math.max(0, begun), minutes };
  }

  #placed(draft: Draft, box: DOMRect): { x: number; y: number; length?: number } {
    const { hours, isUpright } = this.#dragging;
    const level = Math.min(2, box.height - this.#box.height);
    if (hours === undefined || draft.start === null) {
      return { x: box.left + 2, y: Math.max(box.top, Math.min(this.#at.y - 8, box.bottom - 20)) };
    }
    const span = hours.to - hours.from;
    const part = (draft.start - hours.from) / span;
    if (!isUpright) {
      const y = this.#grip.isEnd ? this.#box.top : box.top + Math.max(0, level);
      return { x: box.left + part * box.width, y, length: (draft.minutes / span) * box.width };
    }
    const inset = insetOf(this.#grip.block.closest<HTMLElement>("[data-lane]"));
    const tall = box.height - inset;
    const x = this.#grip.isEnd ? this.#box.left : box.left + 2;
    return { x, y: box.top + inset + part * tall, length: (draft.minutes / span) * tall };
  }

  #scroll(): boolean {
    const { board } = this.#dragging;
    const { x, y } = this.#at;
    const box = board.getBoundingClientRect();
    const [before, after] = [
      { x: board.scrollLeft, y: board.scrollTop },
      { x: 0, y: 0 },
    ];
    if (x < box.left + edge) after.x = -12;
    if (x > box.right - edge) after.x = 12;
    if (y < box.top + edge) after.y = -12;
    if (y > box.bottom - edge) after.y = 12;
    board.scrollBy(after.x, after.y);
    return board.scrollLeft !== before.x || board.scrollTop !== before.y;
  }

  #end(isDropped: boolean): void {
    if (this.#copy === undefined) return;
    cancelAnimationFrame(this.#frame);
    this.#copy.remove();
    this.#copy = undefined;
    this.#grip.block.removeAttribute("data-held");
    swallowClick();
    if (isDropped && this.#draft !== undefined) this.#dragging.onDrop(this.#draft, this.#at);
  }
}

export function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

export const snapped = (minutes: number, snap: number) => Math.round(minutes / snap) * snap;

/** The bars above the hours. */
export function insetOf(lane: HTMLElement | null): number {
  return lane === null ? 0 : Number.parseFloat(getComputedStyle(lane).scrollMarginTop) || 0;
}
