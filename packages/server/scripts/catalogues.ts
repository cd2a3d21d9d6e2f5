import { type Catalogue, compileCatalogue } from "../src/locales/compile.ts";

const catalogue = /\/locales\/([a-z]{2})\.json(?:\?(first|later))?$/;

/** Of a catalogue, `?later` imports the groups in `later`, `?first` all others. */
export function compiledCatalogues(later: readonly string[] = []) {
  return {
    name: "compiled-catalogues",
    enforce: "pre" as const,
    transform(text: string, id: string) {
      const [, language, part] = catalogue.exec(id) ?? [];
      if (language === undefined) return undefined;
      const groups = Object.entries<Catalogue>(JSON.parse(text)).filter(
        ([name]) => part === undefined || later.includes(name) === (part === "later"),
      );
      const messages = compileCatalogue(Object.fromEntries(groups), language);
      // With a query, the import is no JSON for the bundler.
      const code = JSON.stringify(messages);
      return { code: part === undefined ? code : `export default ${code};`, map: null };
    },
  };
}
