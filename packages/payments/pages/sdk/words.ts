/** Texts from the catalogues at build time. */
declare const popupTexts: Record<string, string>;

const texts = popupTexts;

/** Locales such as `da`, `da_DK` or `da-DK`; English by default. */
export function wordsOf(locale: string): { close: string; payment: string } {
  const language = locale
    .toLowerCase()
    .split(/[_-]/)[0]!
    .replace(/^n[no]$/, "nb");
  const [close, payment] = (texts[language] ?? texts.en!).split("|");
  return { close: close!, payment: payment! };
}
