import type { Node } from "libpg-query";
import type { Level, QueryOutputs, Source } from "./level.ts";
import { stringsOf } from "./syntax.ts";

export function emptyOutputs(): QueryOutputs {
  return { outputs: new Map(), stars: [], isOpen: false, names: [] };
}

export function cteOf(name: string, level: Level | undefined): QueryOutputs | undefined {
  if (level === undefined) return undefined;
  return level.ctes.get(name) ?? cteOf(name, level.parent);
}

export function renamed(queryOutputs: QueryOutputs, names: readonly string[]): QueryOutputs {
  if (names.length === 0) return queryOutputs;
  const former = queryOutputs.names;
  const all = former.map(
    (name, at) => [names[at] ?? name, queryOutputs.outputs.get(name) ?? []] as const,
  );
  return { ...queryOutputs, outputs: new Map(all), names: all.map(([name]) => name) };
}

/** Several rows have no single value. */
export function valuesOf(lists: readonly Node[], level: Level): QueryOutputs {
  const queryOutputs = emptyOutputs();
  for (const list of lists) {
    const items = "List" in list ? (list.List.items ?? []) : [];
    items.forEach((node, at) => {
      const name = `column${at + 1}`;
      const former = queryOutputs.outputs.get(name) ?? [];
      queryOutputs.outputs.set(name, [...former, { node, level }]);
      if (former.length === 0) queryOutputs.names.push(name);
    });
  }
  return queryOutputs;
}

export function targetsOf(targets: readonly Node[], level: Level): QueryOutputs {
  const queryOutputs = emptyOutputs();
  for (const target of targets) {
    if (!("ResTarget" in target)) continue;
    const { name, val: node } = target.ResTarget;
    if (node === undefined) continue;
    const starred = starredBy(node, level);
    queryOutputs.stars.push(...starred);
    // A star stands for an unknown number of columns: later ones are known by name only.
    const called = name ?? lastNameOf(node) ?? `?${queryOutputs.names.length}`;
    queryOutputs.names.push(called);
    if (starred.length === 0) queryOutputs.outputs.set(called, [{ node, level }]);
  }
  return queryOutputs;
}

function starredBy(node: Node, level: Level): Source[] {
  if (!("ColumnRef" in node)) return [];
  const fields = node.ColumnRef.fields ?? [];
  if (!fields.some((field) => "A_Star" in field)) return [];
  const [name] = stringsOf(fields);
  return level.sources.filter((source) => name === undefined || source.name === name);
}

function lastNameOf(node: Node): string | undefined {
  if ("ColumnRef" in node) return stringsOf(node.ColumnRef.fields).at(-1);
  if ("TypeCast" in node && node.TypeCast.arg !== undefined) return lastNameOf(node.TypeCast.arg);
  if ("FuncCall" in node) return stringsOf(node.FuncCall.funcname).at(-1);
  return undefined;
}
