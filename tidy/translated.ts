// Translations match the English texts: npm run translated -- [LANGUAGE]
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { appsIn, confirmedHash, hashOf, type SourceHashes } from "./locales.ts";
import { readTree } from "./tree.ts";

const root = join(import.meta.dirname, "..");
const [only] = process.argv.slice(2);

for (const { folder, english, translations, confirmed } of appsIn(readTree(root))) {
  const entries = [...english].map(([key, text]) => {
    const hashes = [...translations.keys()].map((code) => {
      const before = confirmedHash(confirmed, key, code);
      return [code, only === undefined || only === code ? hashOf(text) : before] as const;
    });
    const present = hashes.filter((one): one is [string, string] => one[1] !== undefined);
    const [first] = present;
    const isShared =
      present.length === hashes.length && present.every(([, hash]) => hash === first?.[1]);
    return [key, isShared ? first?.[1] : Object.fromEntries(present)] as const;
  });
  const next: SourceHashes = Object.fromEntries(entries.filter(([, hash]) => hash !== undefined));
  writeFileSync(join(root, folder, "confirmed.json"), `${JSON.stringify(next, undefined, 2)}\n`);
}
