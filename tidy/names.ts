// Names that say nothing are refused, as words of file names, folder names and declared names.
import { bannedWords } from "./layout.ts";
import { isGenerated, type Problem, problemAt, type Tree } from "./tree.ts";

/** Declared names with a banned word in them. */
export function bannedNames({ sources }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) =>
    source.names.flatMap(({ text, at }) => {
      if (isGenerated(source.path)) return [];
      const word = bannedIn(text);
      if (word === undefined) return [];
      const advice = `${text} is called a ${word}: say what it is`;
      return { ...problemAt(source, at, advice), subject: text };
    }),
  );
}

/** Files and folders with a banned word in their names. */
export function bannedPaths({ files }: Tree): Problem[] {
  return [...files.keys()].flatMap((file) => {
    const word = bannedIn(file);
    if (word === undefined) return [];
    return { file, line: 1, subject: file, advice: `is called a ${word}: say what is in it` };
  });
}

/** The first banned word, in the singular or with an s; digits belong to the word before them. */
function bannedIn(name: string): string | undefined {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [];
  const plain = words.map((word) => word.toLowerCase().replace(/^(\w+[^s])s$/, "$1"));
  return plain.find((word) => bannedWords.includes(word));
}
