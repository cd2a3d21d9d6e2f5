import { type Catalogue, compileCatalogue } from "../src/locales/compile.ts";

const catalogue = /\/locales\/([a-z]{2})\.json$/;

export function compiledCatalogues() {
  return {
    name: "compiled-catalogues",
    enforce: "pre" as const,
    transform(text: string, id: string) {
      const [, language] = catalogue.exec(id) ?? [];
      if (language === undefined) return undefined;
      const messages: Catalogue = JSON.parse(text);
      return { code: JSON.stringify(compileCatalogue(messages, language)), map: null };
    },
  };
}
