// Limits for files, functions, lines and parameters.
import { limits } from "./layout.ts";
import { lineAt } from "./source.ts";
import { isGenerated, isProduct, type Problem, problemAt, type Tree } from "./tree.ts";

export function longFiles({ files }: Tree): Problem[] {
  return [...files].flatMap(([file, text]) => {
    const limit = file.endsWith("/src/server.ts") ? limits.serverLines : limits.fileLines;
    const count = linesOf(text).length;
    if (!isWritten(file) || count <= limit) return [];
    const advice = `has ${count} lines, the limit is ${limit}: split it by what it says`;
    return { file, line: limit + 1, subject: file, advice };
  });
}

/** A product with long files on the whole. */
export function longMedian({ files }: Tree): Problem[] {
  const counts = [...files]
    .filter(([file]) => isProduct(file) && !isGenerated(file))
    .map(([, text]) => linesOf(text).length)
    .sort((one, other) => one - other);
  const median = counts[Math.floor(counts.length / 2)] ?? 0;
  if (median < limits.medianFileLines) return [];
  const advice = `half of the files have ${median} lines or more: split the longest`;
  return [{ file: "packages", line: 1, subject: "packages", advice }];
}

export function longLines({ files }: Tree): Problem[] {
  return [...files].flatMap(([file, text]) => {
    if (!isWritten(file)) return [];
    return linesOf(text).flatMap((line, index) => {
      if ([...line].length <= limits.columns) return [];
      const advice = `is longer than ${limits.columns} columns: break it`;
      return { file, line: index + 1, subject: file, advice };
    });
  });
}

export function longFunctions({ sources }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) =>
    source.routines.flatMap(({ name, at, end, role }) => {
      const count = lineAt(source, end) - lineAt(source, at) + 1;
      if (role === "suite" || count <= limits.functionLines) return [];
      const advice = `a function of ${count} lines, the limit is ${limits.functionLines}: split it`;
      return { ...problemAt(source, at, advice), subject: name };
    }),
  );
}

export function manyParameters({ sources }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) =>
    source.routines
      .filter(({ parameters, role }) => role === undefined && parameters > limits.parameters)
      .map(({ name, at, parameters }) => ({
        ...problemAt(source, at, `${parameters} parameters: take one object with names`),
        subject: name,
      })),
  );
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}

/** Written by hand. */
function isWritten(file: string): boolean {
  return /\.(tsx?|sql|css|html)$/.test(file) && !isGenerated(file);
}
