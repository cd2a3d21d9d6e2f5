export interface Correction {
  element: HTMLElement;
  label: string;
}

export function correctionsIn(form: Element, nameless: string): Correction[] {
  const wrong = [...form.querySelectorAll<HTMLElement>("[aria-invalid=true]")];
  return wrong.map((element) => ({ element, label: labelOf(element) ?? nameless }));
}

function labelOf(element: HTMLElement): string | undefined {
  const [label] = (element as HTMLInputElement).labels ?? [];
  const text = element.getAttribute("aria-label") ?? label?.textContent;
  // The star of required fields.
  return text?.replace(/\s*\*\s*$/, "").trim() || undefined;
}

const problemTexts = "[class*='-error'], [id$='-error'], [role=alert]:not(.failed)";

export function problemsIn(form: Element): string[] {
  return [...form.querySelectorAll(problemTexts)].map(({ textContent }) => textContent.trim());
}

/** If several fields share a text, those without a shown label remain. */
export function leftOf(
  problems: readonly (readonly [label: string | undefined, problem: string])[],
  { messages, labels }: { messages: readonly string[]; labels: readonly string[] },
): number[] {
  const timesIn = (texts: readonly string[], one: string) =>
    texts.filter((text) => text.trim() === one.trim()).length;
  const all = problems.map(([, problem]) => problem);
  return problems.flatMap(([label, problem], at) => {
    const isNotified = timesIn(messages, problem) >= timesIn(all, problem);
    const isNamed =
      label !== undefined && labels.includes(label) && messages.includes(problem.trim());
    return isNotified || isNamed ? [] : [at];
  });
}

export function goToField(element: HTMLElement): void {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}
