// The fields of a form that show a problem.

export interface Correction {
  element: HTMLElement;
  /** The field's name, as the form shows it. */
  label: string;
}

/** In the order of the form. */
export function correctionsIn(form: Element, nameless: string): Correction[] {
  const wrong = [...form.querySelectorAll<HTMLElement>("[aria-invalid=true]")];
  return wrong.map((element) => ({ element, label: labelOf(element) ?? nameless }));
}

function labelOf(element: HTMLElement): string | undefined {
  const [label] = (element as HTMLInputElement).labels ?? [];
  const text = element.getAttribute("aria-label") ?? label?.textContent;
  // A required field has a star behind its name.
  return text?.replace(/\s*\*\s*$/, "").trim() || undefined;
}

const problemTexts = "[class*='-error'], [id$='-error'], [role=alert]:not(.failed)";

/** True if a field shows this problem. */
export function isToldIn(form: Element, problem: string): boolean {
  return [...form.querySelectorAll(problemTexts)].some(
    ({ textContent }) => textContent?.trim() === problem.trim(),
  );
}

/** Gives a field the focus, and opens the sections that it is in. */
export function goToField(element: HTMLElement): void {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}
