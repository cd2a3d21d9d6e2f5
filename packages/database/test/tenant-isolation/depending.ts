/* A distributed database cannot run a correlated query that limits or aggregates its rows. */
import type { ColumnRef, FuncCall, SelectStmt } from "libpg-query";
import { hasColumn } from "./bound.ts";
import type { Level, LevelResult, Source } from "./level.ts";
import { nodesOf, stringsOf } from "./syntax.ts";

const aggregates = new Set([
  "array_agg",
  "avg",
  "bool_and",
  "bool_or",
  "count",
  "every",
  "json_agg",
  "json_object_agg",
  "jsonb_agg",
  "jsonb_object_agg",
  "max",
  "min",
  "string_agg",
  "sum",
]);

export function gatheringIn({ levels, queries }: LevelResult): string[] {
  return [...queries].flatMap(([level, query]) => {
    const does = gatheringOf(query);
    return does !== undefined && isDepending(level, { query, levels }) ? [does] : [];
  });
}

function gatheringOf({
  limitCount,
  limitOffset,
  groupClause,
  distinctClause,
  targetList,
}: SelectStmt): string | undefined {
  if (limitCount !== undefined) return "limits";
  if (limitOffset !== undefined) return "offsets";
  if (distinctClause !== undefined) return "makes distinct";
  const called = nodesOf<FuncCall>(targetList, "FuncCall").flatMap(({ funcname }) =>
    stringsOf(funcname),
  );
  return groupClause === undefined && called.some((name) => aggregates.has(name))
    ? "adds up"
    : undefined;
}

function isDepending(
  level: Level,
  { query, levels }: { query: SelectStmt; levels: readonly Level[] },
): boolean {
  const inner = levels.filter((one) => isWithin(one, level)).flatMap(({ sources }) => sources);
  const outer = ancestorsOf(level).flatMap(({ sources }) => sources);
  return nodesOf<ColumnRef>(query, "ColumnRef").some(({ fields }) => {
    const names = stringsOf(fields);
    const isOf = (source: Source) =>
      names.length > 1 ? source.name === names.at(-2) : hasColumn(source, names[0] ?? "");
    return !inner.some(isOf) && outer.some(isOf);
  });
}

function isWithin(level: Level | undefined, outer: Level): boolean {
  return level === outer || (level !== undefined && isWithin(level.parent, outer));
}

function ancestorsOf({ parent }: Level): Level[] {
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}
