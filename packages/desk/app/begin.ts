/* Fills in the form at `/begin`, which also works without it: the country from the browser's zone,
   and from the country its currency. Never replaces a chosen value. */

/** Some browsers report an unusable zone such as `Etc/Unknown`. */
function presentZone(timeZone?: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Browsers report some zones under an old name. UTC has no country. */
function ownOption({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  const zone = presentZone();
  const located = [...options].filter(({ dataset }) => dataset.country !== undefined);
  return (
    located.find(({ value }) => value === zone) ??
    located.find(({ value }) => zone !== undefined && presentZone(value) === zone)
  );
}

function assist(form: HTMLFormElement): void {
  const find = <Field = HTMLSelectElement>(name: string) => form.elements.namedItem(name) as Field;
  const [country, timezone, currency] = [find("country"), find("timezone"), find("currency")];
  const website = find<HTMLInputElement>("website");
  const details = form.querySelector("details")!;
  const own = ownOption(timezone);
  const chosen = new Set<EventTarget | null>();

  const usual = () => {
    const { value, dataset } = country.selectedOptions[0]!;
    const zone = value === own?.dataset.country ? own?.value : dataset.zone;
    return new Map([
      [timezone, zone ?? ""],
      [currency, dataset.currency ?? ""],
    ]);
  };
  const isUnknown = () => country.value !== "" && timezone.value === "";

  let before = new Map<HTMLSelectElement, string>();
  const follow = () => {
    const now = usual();
    for (const [select, value] of now) {
      const isUsual = ["", before.get(select)].includes(select.value);
      if (isUsual && !chosen.has(select)) select.value = value;
    }
    before = now;
    if (isUnknown()) timezone.options[0]!.text = "Choose a time zone";
  };
  const writeValues = () => {
    const texts = [timezone, currency].map((select) => select.selectedOptions[0]!.text);
    const [zone = "", money = ""] = texts;
    const values = [zone, currency.value || money, website.value.trim()];
    details.querySelector("summary span")!.textContent = values
      .filter((text) => text !== "")
      .join(" · ");
  };

  const isGuess = form.dataset.guess !== undefined;
  const isUntouched = country.selectedOptions[0]!.defaultSelected || country.value === "";
  if (isGuess && isUntouched && own !== undefined) country.value = own.dataset.country!;
  follow();
  writeValues();
  if (details.querySelector("[aria-invalid]") === null) details.open = isUnknown();
  form.addEventListener("change", ({ target }) => {
    if (target === country) {
      follow();
      details.open ||= isUnknown();
    } else chosen.add(target);
    writeValues();
  });
}

addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector<HTMLFormElement>('form[action="/begin"]');
  if (form !== null) assist(form);
});
