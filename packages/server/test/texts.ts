import { readCatalogue } from "@frontdesk/server/locales/catalogues";
import type { Catalogue } from "@frontdesk/server/locales/compile";

export function textsIn(folder: URL, language: string): Map<string, string> {
  return flatten(readCatalogue(new URL(`${language}.json`, folder)));
}

function flatten(catalogue: Catalogue, path = ""): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, value]) =>
      typeof value === "string"
        ? [[`${path}${name}`, value] as const]
        : [...flatten(value, `${path}${name}.`)],
    ),
  );
}
