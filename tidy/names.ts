import { bannedWords, nouns } from "./layout.ts";
import { isGenerated, isProduct, type Problem, problemAt, type Tree } from "./tree.ts";

export function bannedNames({ sources }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) =>
    source.names.flatMap(({ text, at }) => {
      if (isGenerated(source.path)) return [];
      const word = bannedIn(text, source.path);
      if (word === undefined) return [];
      const advice = `${text} is called a ${word}: say what it is`;
      return { ...problemAt(source, at, advice), subject: text };
    }),
  );
}

export function bannedPaths({ files }: Tree): Problem[] {
  return [...files.keys()].flatMap((file) => {
    const parts = file.split("/");
    const index = parts.findIndex((part) => bannedIn(part, file) !== undefined);
    if (index < 0) return [];
    const subject = parts.slice(0, index + 1).join("/");
    const advice = `is called a ${bannedIn(parts[index] ?? "", file)}: say what is in it`;
    return { file, line: 1, subject, advice };
  });
}

/** Names that two files of a package declare. */
export function namesDeclaredTwice({ sources }: Tree): Problem[] {
  const products = [...sources.values()].filter(
    ({ path }) => isProduct(path) && !isGenerated(path),
  );
  const programs = Map.groupBy(products, ({ path }) => path.split("/", 3).join("/"));
  return [...programs.values()].flatMap((files) => {
    const all = files.flatMap((source) => source.exported.map((name) => ({ source, ...name })));
    return [...Map.groupBy(all, ({ text }) => text).values()].flatMap((locations) => {
      const paths = new Set(locations.map(({ source }) => source.path));
      if (paths.size < 2) return [];
      return locations.map(({ source, text, at }) => {
        const others = [...paths].filter((path) => path !== source.path).join(", ");
        const advice = `${text} is also declared in ${others}: call each what it is`;
        return { ...problemAt(source, at, advice), subject: text };
      });
    });
  });
}

/** Singular or with an s; digits belong to the word before. */
function bannedIn(name: string, path: string): string | undefined {
  const [, within = ""] = path.split("/");
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [];
  const plain = words.map((word) => word.toLowerCase().replace(/^(\w+[^s])s$/, "$1"));
  const own = nouns[within] ?? [];
  return plain.find((word) => bannedWords.includes(word) && !own.includes(word));
}
