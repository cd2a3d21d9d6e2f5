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

/** The problems that fields show, each as often as it is shown. */
export function toldIn(form: Element): string[] {
  return [...form.querySelectorAll(problemTexts)].map(({ textContent }) => textContent.trim());
}

/**
 * The problems that no field shows. Where several fields have the same problem and fewer show it,
 * those whose name no shown field has are left.
 */
export function leftOf(
  problems: readonly (readonly [label: string | undefined, problem: string])[],
  { told, labels }: { told: readonly string[]; labels: readonly string[] },
): number[] {
  const timesIn = (texts: readonly string[], one: string) =>
    texts.filter((text) => text.trim() === one.trim()).length;
  const all = problems.map(([, problem]) => problem);
  return problems.flatMap(([label, problem], at) => {
    const isTold = timesIn(told, problem) >= timesIn(all, problem);
    const isNamed = label !== undefined && labels.includes(label) && told.includes(problem.trim());
    return isTold || isNamed ? [] : [at];
  });
}

/** Gives a field the focus, and opens the sections that it is in. */
export function goToField(element: HTMLElement): void {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}
