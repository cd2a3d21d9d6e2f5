/* A column is bound if it equals a parameter, directly or through a column that does. */
import type { Node } from "libpg-query";
import type { Level, LevelResult, QueryOutputs, Source } from "./level.ts";
import { equalitiesOf, stringsOf } from "./syntax.ts";

interface ColumnOf {
  source: Source;
  column: string;
}

export class Bounds {
  readonly #requests: LevelResult["sources"];
  readonly #existing = new Map<Source, Set<string>>();
  readonly #trying = new Map<Source, Set<string>>();

  constructor({ sources }: LevelResult) {
    this.#requests = sources;
  }

  isBound(location: ColumnOf): boolean {
    const { source, column } = location;
    if (this.#existing.get(source)?.has(column) === true) return true;
    const trying = this.#trying.get(source) ?? new Set();
    if (trying.has(column)) return false;
    this.#trying.set(source, trying.add(column));
    const exists =
      this.#isProvided(location) ||
      this.#isDemanded(location) ||
      this.#isJoined(location) ||
      this.#isDemandedOutside(location);
    trying.delete(column);
    if (exists) this.#existing.set(source, (this.#existing.get(source) ?? new Set()).add(column));
    return exists;
  }

  /**
   * Its own level compares the column with a parameter or inserts one. Citus routes only such
   * statements for certain.
   */
  isBoundByParameter({ source, column }: ColumnOf): boolean {
    const inserted = source.outputs?.outputs.get(column) ?? [];
    if (inserted.length > 0) return inserted.every(({ node }) => isParameter(node));
    return source.level.demands.some(({ node, narrows }) => {
      if (narrows !== undefined && !narrows.has(source)) return false;
      return equalitiesOf(node).some((pair) =>
        [pair, pair.toReversed()].some(
          ([one, other]) =>
            isSameColumn(locationOf(one!, source.level), { source, column }) && isParameter(other!),
        ),
      );
    });
  }

  #isProvided({ source: { outputs }, column }: ColumnOf): boolean {
    return outputs !== undefined && this.#gives(outputs, column);
  }

  #gives({ outputs, stars }: QueryOutputs, column: string): boolean {
    const all = outputs.get(column) ?? [];
    if (all.length > 0) return all.every(({ node, level }) => this.#isOne(node, level));
    const star = stars.find((source) => hasColumn(source, column));
    return star !== undefined && this.isBound({ source: star, column });
  }

  #isDemanded({ source, column }: ColumnOf): boolean {
    return source.level.demands.some(({ node, narrows }) => {
      if (narrows !== undefined && !narrows.has(source)) return false;
      return this.#pairsOf(node).some(([one, other]) => {
        const { level } = source;
        const isHere = isSameColumn(locationOf(one, level), { source, column });
        return isHere && (typeof other === "function" ? other() : this.#isOne(other, level));
      });
    });
  }

  #pairsOf(node: Node): [Node, Node | (() => boolean)][] {
    const pairs = equalitiesOf(node);
    const both = pairs.flatMap(([one, other]): [Node, Node][] => [
      [one, other],
      [other, one],
    ]);
    return [...both, ...this.#membershipsOf(node)];
  }

  #membershipsOf(node: Node): [Node, () => boolean][] {
    if (!("SubLink" in node) || node.SubLink.subLinkType !== "ANY_SUBLINK") return [];
    const { testexpr, operName } = node.SubLink;
    const response = this.#requests.get(node.SubLink);
    const isIn = operName === undefined || stringsOf(operName).at(-1) === "=";
    if (testexpr === undefined || response === undefined || !isIn) return [];
    const sides = "RowExpr" in testexpr ? (testexpr.RowExpr.args ?? []) : [testexpr];
    return sides.map((side, at) => [side, () => this.#gives(response, response.names[at] ?? "")]);
  }

  #isJoined({ source, column }: ColumnOf): boolean {
    return source.level.joined.some(({ columns, left, right }) => {
      if (!columns.includes(column) || ![...left, ...right].includes(source)) return false;
      return [...left, ...right].some(
        (other) =>
          other !== source && hasColumn(other, column) && this.isBound({ source: other, column }),
      );
    });
  }

  /** A condition on a query's result counts for its source. */
  #isDemandedOutside(location: ColumnOf): boolean {
    const { usedAs } = location.source.level;
    if (usedAs?.outputs === undefined) return false;
    const { outputs, stars } = usedAs.outputs;
    const names = [...outputs].flatMap(([name, all]) =>
      all.some(({ node, level }) => isSameColumn(locationOf(node, level), location)) ? [name] : [],
    );
    if (stars.includes(location.source)) names.push(location.column);
    return names.some((column) => {
      const outside = { source: usedAs, column };
      return this.#isDemanded(outside) || this.#isJoined(outside);
    });
  }

  #isOne(node: Node, level: Level): boolean {
    if ("ParamRef" in node || "A_Const" in node) return true;
    if ("TypeCast" in node) return this.#isOne(node.TypeCast.arg!, level);
    if ("ColumnRef" in node) {
      const location = locationOf(node, level);
      return location !== undefined && this.isBound(location);
    }
    if ("SubLink" in node) {
      const response = this.#requests.get(node.SubLink);
      const isValue = node.SubLink.subLinkType === "EXPR_SUBLINK";
      return isValue && response !== undefined && this.#gives(response, response.names[0] ?? "");
    }
    return false;
  }
}

function isParameter(node: Node): boolean {
  if ("TypeCast" in node) return isParameter(node.TypeCast.arg!);
  return "ParamRef" in node;
}

export function hasColumn({ table, outputs, columns }: Source, column: string): boolean {
  if (table?.columns.has(column) === true) return true;
  if (columns?.includes(column) === true) return true;
  if (outputs === undefined || table !== undefined) return false;
  return outputs.outputs.has(column) || outputs.stars.some((star) => hasColumn(star, column));
}

function locationOf(node: Node, level: Level): ColumnOf | undefined {
  if ("TypeCast" in node) return locationOf(node.TypeCast.arg!, level);
  if (!("ColumnRef" in node)) return undefined;
  const names = stringsOf(node.ColumnRef.fields);
  const column = names.at(-1)!;
  const of = names.length > 1 ? names.at(-2) : undefined;
  for (let at: Level | undefined = level; at !== undefined; at = at.parent) {
    const source = at.sources.find((one) =>
      of === undefined ? hasColumn(one, column) : one.name === of,
    );
    if (source !== undefined) return { source, column };
  }
  return undefined;
}

function isSameColumn(one: ColumnOf | undefined, other: ColumnOf): boolean {
  return one?.source === other.source && one.column === other.column;
}
