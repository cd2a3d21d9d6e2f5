/* A button that waits for an answer is disabled, and browsers then drop its focus. The button gets
   it back; if it is gone, its dialog or screen gets it. */
import { giveTo } from "./restore-focus.ts";

/** Closing dialogs and route changes move the focus first. */
const otherFocusMs = 100;

export function holdFocus(): void {
  let last: Element | null = null;
  let isLooking = false;
  let isScrolled = false;
  const look = () => {
    isLooking = false;
    if (last === null || hasFocus()) return;
    const isGone = !last.isConnected;
    // A button that stays disabled keeps its place in the order of Tab.
    if (!isGone && last.matches(":disabled")) return;
    giveTo(last, isScrolled);
    if (isGone) last = document.activeElement;
  };
  addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
    isScrolled = false;
  });
  // The person moves on while no element has the focus.
  const whileLost = (inputs: readonly string[], react: () => void) => {
    for (const input of inputs) {
      addEventListener(input, () => hasFocus() || react(), { capture: true, passive: true });
    }
  };
  whileLost(["pointerdown"], () => {
    last = null;
  });
  whileLost(["wheel", "touchmove", "keydown"], () => {
    isScrolled = true;
  });
  addEventListener("focusout", ({ target, relatedTarget }) => {
    if (relatedTarget !== null || target !== last || !document.hasFocus()) return;
    // A click outside all controls drops the focus on purpose. A removal sends the event early.
    setTimeout(() => {
      const isLeft = last === target && last?.isConnected && !last.matches(":disabled");
      if (isLeft && !hasFocus()) last = null;
    });
  });
  new MutationObserver(() => {
    if (last === null || hasFocus() || isLooking) return;
    isLooking = true;
    setTimeout(look, otherFocusMs);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
