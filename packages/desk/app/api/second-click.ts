/*
 * The second click of a double click counts only if the same control is still under the pointer
 * and the first click started no change. A held Enter key follows the same rule.
 */

interface FirstPress {
  control: Element;
  text: string | null;
}

let first: FirstPress | undefined;
let hasChanged = false;

export function noteChange(): void {
  hasChanged = true;
}

/** A second click on these only moves the caret, or is seen at once. */
const harmless = "input, label, select, textarea";

export function ignoreSecondClicks(): void {
  addEventListener(
    "click",
    (event) => {
      const { target, detail } = event;
      // Zero: from a key.
      if (detail === 0 || !(target instanceof Element) || target.matches(harmless)) return;
      judge(event, { target, isRepeated: detail > 1 });
    },
    true,
  );
  addEventListener(
    "keydown",
    (event) => {
      const { target, key, repeat } = event;
      if (key !== "Enter" || !(target instanceof Element)) return;
      judge(event, { target, isRepeated: repeat });
    },
    true,
  );
}

interface Press {
  target: Element;
  isRepeated: boolean;
}

function judge(event: Event, { target, isRepeated }: Press): void {
  const control = target.closest("button, a, summary") ?? target;
  const text = control.matches("button, a") ? control.textContent : null;
  if (!isRepeated) {
    first = { control, text };
    hasChanged = false;
    return;
  }
  const isSame = first === undefined || (control === first.control && text === first.text);
  if (isSame && !hasChanged) return;
  event.preventDefault();
  event.stopPropagation();
}
