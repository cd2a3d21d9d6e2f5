// A key rotation must know all sealed columns: only files named `sealed.ts` seal, and their package
// lists them.
import { isProduct, type Problem, packageOf, problemAt, resolve, type Tree } from "./tree.ts";

const sealing = "packages/platform/src/sealing/seal.ts";

export function forgottenSeals(tree: Tree): Problem[] {
  const sources = [...tree.sources.values()].filter(({ path }) => isProduct(path));
  const strangers = sources.flatMap((source) => {
    if (packageOf(source.path) === "platform" || source.path.endsWith("/sealed.ts")) return [];
    return source.links.flatMap(({ specifier, at }) => {
      if (resolve(tree, source.path, specifier) !== sealing) return [];
      return problemAt(source, at, "seal in a file named sealed.ts; tokens are of own-keys");
    });
  });
  const listed = new Set(
    sources
      .filter(({ path }) => /\/src\/(operating\/)?sealed-columns\.ts$/.test(path))
      .flatMap(({ path, links }) => links.map(({ specifier }) => resolve(tree, path, specifier))),
  );
  const forgotten = sources.flatMap((source) => {
    if (!source.path.endsWith("/sealed.ts") || listed.has(source.path)) return [];
    return problemAt(source, 0, "a rotation forgets this: add it to sealed-columns.ts");
  });
  return [...strangers, ...forgotten];
}
