/** "Close" and "Payment" by language, which the build reads from the catalogues. */
declare const popupTexts: Record<string, string>;

const texts = popupTexts;

/** The words of a locale such as `da`, `da_DK` or `da-DK`; English where it is not known. */
export function wordsOf(locale: string): { close: string; payment: string } {
  const language = locale
    .toLowerCase()
    .split(/[_-]/)[0]!
    .replace(/^n[no]$/, "nb");
  const [close, payment] = (texts[language] ?? texts.en!).split("|");
  return { close: close!, payment: payment! };
}
