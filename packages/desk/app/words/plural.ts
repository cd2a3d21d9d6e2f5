/** The form of a word that goes with a number, as a language has it. */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: { one: string; other: string }): string =>
    rules.select(count) === "one" ? forms.one : forms.other;
}
