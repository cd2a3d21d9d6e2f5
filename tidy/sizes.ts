// Biome limits the complexity of a function.
import { limits } from "./layout.ts";
import { isGenerated, type Problem, type Tree } from "./tree.ts";

export function longFiles({ files }: Tree): Problem[] {
  return [...files].flatMap(([file, text]) => {
    const limit = file.endsWith("/src/server.ts") ? limits.serverLines : limits.fileLines;
    const count = linesOf(text).length;
    if (!isWritten(file) || count <= limit) return [];
    const advice = `has ${count} lines, the limit is ${limit}: split it by what it says`;
    return { file, line: limit + 1, subject: file, advice };
  });
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

function linesOf(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}

function isWritten(file: string): boolean {
  return /\.(tsx?|sql|css|html)$/.test(file) && !isGenerated(file);
}
