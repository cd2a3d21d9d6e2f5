import { readFileSync } from "node:fs";
import { type Catalogue, compileCatalogue } from "./compile.ts";

export function openCatalogues<Messages>(folder: URL): (language: string) => Messages {
  const opened = new Map<string, Messages>();
  return (language) => {
    const cached = opened.get(language);
    if (cached !== undefined) return cached;
    const catalogue: Catalogue = readCatalogue(new URL(`${language}.json`, folder));
    const messages = compileCatalogue(catalogue, language) as Messages;
    opened.set(language, messages);
    return messages;
  };
}

export function readCatalogue(file: URL): Catalogue {
  return JSON.parse(readFileSync(file, "utf8"));
}
