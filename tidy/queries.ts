// SQL belongs to stores and migrations, each table has one writing folder, and only settings read
// the environment.
import { standsBefore } from "./imports.ts";
import { databasePackages } from "./layout.ts";
import { isProduct, locationOf, type Problem, packageOf, problemAt, type Tree } from "./tree.ts";

const sqlText = [
  /\binsert\s+into\s+[\w$]+[.(\s]/i,
  /\bdelete\s+from\s+[\w$]+\.[\w$]/i,
  /\bupdate\s+[\w$]+\.[\w$]+\s+(as\s+)?(\w+\s+)?set\b/i,
  /\bselect\b[^;]*\bfrom\s+([\w$]+\.[\w$]|unnest\b|pg_|\()/i,
  /^\s*select\s+(\d|pg_|now\b|count\b)/i,
];

const isStore = (path: string): boolean => /[/.]store\.ts$/.test(path);

export function sqlOutsideStores({ sources }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) => {
    const { path, strings, queries } = source;
    const exempt = databasePackages.includes(packageOf(path) ?? "");
    if (exempt || !isProduct(path) || isStore(path)) return [];
    const texts = strings.filter(({ text }) => sqlText.some((pattern) => pattern.test(text)));
    return [...texts, ...queries].map(({ at }) =>
      problemAt(source, at, "SQL belongs into a store.ts or *.store.ts of its folder"),
    );
  });
}

const writes = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(\w+\.\w+)/gi;

export function tablesWithTwoWriters({ sources }: Tree): Problem[] {
  const matches = [...sources.values()]
    .filter(({ path }) => isProduct(path))
    .flatMap((source) =>
      source.strings.flatMap(({ text, at }) =>
        [...text.matchAll(writes)].map(([, table = ""]) => ({ source, at, table })),
      ),
    );
  const writers = Map.groupBy(matches, ({ table }) => table.toLowerCase());
  return [...writers].flatMap(([table, locations]) => {
    const folders = new Map(
      locations.map((location) => [folderOf(location.source.path), location]),
    );
    if (folders.size < 2) return [];
    const names = [...folders.keys()].join(", ");
    return [...folders.values()].map(({ source, at }) => ({
      ...problemAt(source, at, `${table} is written in ${names}: let one folder write it`),
      subject: table,
    }));
  });
}

function folderOf(path: string): string {
  return `${packageOf(path)}/${locationOf(path)}`;
}

const names = /\b(?:from|join|into|update|using|only|table)\s+(\w+\.\w+)/gi;

/** Hidden imports: tables of a later noun. */
export function tablesFromAbove({ sources }: Tree): Problem[] {
  const stores = [...sources.values()].filter(({ path }) => isProduct(path) && isStore(path));
  const owners = new Map<string, string>();
  for (const { path, strings } of stores) {
    for (const { text } of strings) {
      for (const [, table = ""] of text.matchAll(writes)) owners.set(table.toLowerCase(), path);
    }
  }
  return stores.flatMap((source) =>
    source.strings.flatMap(({ text, at }) => {
      const tables = new Set(
        [...text.matchAll(names)].map(([, table = ""]) => table.toLowerCase()),
      );
      return [...tables].flatMap((table) => {
        const owner = owners.get(table);
        if (owner === undefined || packageOf(owner) !== packageOf(source.path)) return [];
        if (standsBefore(owner, source.path)) return [];
        const advice = `names ${table}, which ${locationOf(owner)} writes further on: ${owner}`;
        return { ...problemAt(source, at, advice), subject: `${source.path}#${table}` };
      });
    }),
  );
}

export function recursiveQueries({ sources }: Tree): Problem[] {
  return [...sources.values()].flatMap((source) =>
    (isProduct(source.path) ? source.strings : [])
      .filter(({ text }) => /\bwith\s+recursive\b/i.test(text))
      .map(({ at }) => problemAt(source, at, "is recursive: read what there is plainly")),
  );
}

export function environmentOutsideSettings({ sources }: Tree): Problem[] {
  return [...sources.values()]
    .filter(({ path }) => !/(^|\/)settings\.ts$/.test(path))
    .flatMap((source) =>
      source.environment.map(({ at }) =>
        problemAt(source, at, "the environment is read in settings.ts, pass on what it says"),
      ),
    );
}
