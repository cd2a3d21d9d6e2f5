import type {
  DeleteStmt,
  InsertStmt,
  JoinExpr,
  Node,
  RangeVar,
  SelectStmt,
  SubLink,
  UpdateStmt,
  WithClause,
} from "libpg-query";
import type { Level, LevelResult, QueryOutputs, Source } from "./level.ts";
import { cteOf, emptyOutputs, renamed, targetsOf, valuesOf } from "./outputs.ts";
import { conjunctsOf, nodesOf, stringsOf } from "./syntax.ts";
import { nameOf, type Tenancy } from "./tenancy.ts";

type Change = Pick<
  UpdateStmt & DeleteStmt,
  "relation" | "fromClause" | "whereClause" | "withClause" | "returningClause" | "targetList"
>;

function isOpen({ limitCount, limitOffset, distinctClause, windowClause }: SelectStmt): boolean {
  return [limitCount, limitOffset, distinctClause, windowClause].every((one) => one === undefined);
}

export class Reader {
  readonly levelResult: LevelResult = {
    levels: [],
    locking: 0,
    isLocked: false,
    inserted: [],
    written: [],
    sources: new Map(),
    queries: new Map(),
  };
  readonly #tenancy: Tenancy;

  constructor(tenancy: Tenancy) {
    this.#tenancy = tenancy;
  }

  read(node: Node, parent?: Level, isBelow = false): QueryOutputs {
    if ("SelectStmt" in node) return this.select(node.SelectStmt, parent, isBelow);
    if ("InsertStmt" in node) return this.#insert(node.InsertStmt, parent);
    if ("UpdateStmt" in node) return this.#change(node.UpdateStmt, parent);
    if ("DeleteStmt" in node) {
      const { usingClause, ...rest } = node.DeleteStmt;
      return this.#change({ ...rest, fromClause: usingClause ?? [] }, parent);
    }
    return emptyOutputs();
  }

  #level(parent: Level | undefined, isBelow: boolean, ctes?: WithClause): Level {
    const level: Level = {
      parent,
      isBelow,
      sources: [],
      demands: [],
      joined: [],
      ctes: new Map(),
    };
    this.levelResult.levels.push(level);
    for (const node of ctes?.ctes ?? []) {
      if (!("CommonTableExpr" in node)) continue;
      const { ctename, ctequery, aliascolnames } = node.CommonTableExpr;
      // A recursive query has the columns of its first arm.
      if (ctes!.recursive === true) level.ctes.set(ctename!, this.#beginning(ctequery!, level));
      const queryOutputs = renamed(this.read(ctequery!, level), stringsOf(aliascolnames));
      level.ctes.set(ctename!, queryOutputs);
    }
    return level;
  }

  #beginning(query: Node, level: Level): QueryOutputs {
    const begins = "SelectStmt" in query ? query.SelectStmt.larg : undefined;
    return begins === undefined ? emptyOutputs() : this.select(begins, level, false);
  }

  select(query: SelectStmt, parent: Level | undefined, isBelow: boolean): QueryOutputs {
    if (query.op !== undefined && query.op !== "SETOP_NONE")
      return this.#union(query, parent, isBelow);
    const level = this.#level(parent, isBelow, query.withClause);
    if (query.lockingClause !== undefined) {
      this.levelResult.isLocked = true;
      if (isBelow) this.levelResult.locking += 1;
    }
    if (parent !== undefined) this.levelResult.queries.set(level, query);
    for (const from of query.fromClause ?? []) this.#from(from, level);
    this.#demand(level, query.whereClause);
    const { valuesLists, targetList } = query;
    this.#below({ ...query, fromClause: [], withClause: [], larg: [], rarg: [] }, level);
    if (valuesLists !== undefined) return valuesOf(valuesLists, level);
    return { ...targetsOf(targetList ?? [], level), isOpen: isOpen(query) };
  }

  #union(query: SelectStmt, parent: Level | undefined, isBelow: boolean): QueryOutputs {
    const level = this.#level(parent, isBelow, query.withClause);
    const [left, right] = [query.larg!, query.rarg!].map((arm) => this.select(arm, level, isBelow));
    const queryOutputs = emptyOutputs();
    left!.names.forEach((name, at) => {
      const other = right!.outputs.get(right!.names[at] ?? "") ?? [];
      queryOutputs.names.push(name);
      queryOutputs.outputs.set(name, [...(left!.outputs.get(name) ?? []), ...other]);
    });
    queryOutputs.stars.push(...left!.stars, ...right!.stars);
    return queryOutputs;
  }

  #insert(
    {
      relation = {},
      cols = [],
      selectStmt,
      withClause,
      returningClause,
      onConflictClause,
    }: InsertStmt,
    parent: Level | undefined,
  ): QueryOutputs {
    const level = this.#level(parent, false, withClause);
    const named = cols.flatMap((one) => ("ResTarget" in one ? [one.ResTarget.name ?? ""] : []));
    const names = named.length > 0 ? named : this.#columnsOf(relation);
    const queryOutputs = selectStmt === undefined ? emptyOutputs() : this.read(selectStmt, level);
    const source = this.#target(relation, level, renamed(queryOutputs, names));
    this.levelResult.written.push(nameOf(relation));
    if (selectStmt !== undefined && "SelectStmt" in selectStmt) {
      const { valuesLists } = selectStmt.SelectStmt;
      const { table } = source;
      if (valuesLists === undefined) {
        this.levelResult.inserted.push({ table, query: selectStmt.SelectStmt });
      }
    }
    this.#below([onConflictClause, returningClause], level);
    return targetsOf(returningClause?.exprs ?? [], level);
  }

  /** In the order of the table, for rows without names. */
  #columnsOf(relation: RangeVar): string[] {
    return [...(this.#tenancy.tables.get(nameOf(relation))?.columns ?? [])];
  }

  #change(
    {
      relation = {},
      fromClause = [],
      whereClause,
      withClause,
      returningClause,
      targetList,
    }: Change,
    parent: Level | undefined,
  ): QueryOutputs {
    const level = this.#level(parent, false, withClause);
    this.#target(relation, level);
    this.levelResult.written.push(nameOf(relation));
    for (const from of fromClause) this.#from(from, level);
    this.#demand(level, whereClause);
    this.#below([whereClause, targetList, returningClause], level);
    return targetsOf(returningClause?.exprs ?? [], level);
  }

  #target(relation: RangeVar, level: Level, queryOutputs?: QueryOutputs): Source {
    const tableName = nameOf(relation);
    const table = this.#tenancy.tables.get(tableName);
    const name = relation.alias?.aliasname ?? relation.relname!;
    const source: Source = { name, level, table, tableName, outputs: queryOutputs };
    level.sources.push(source);
    return source;
  }

  #demand(level: Level, condition: Node | undefined, narrows?: ReadonlySet<Source>): void {
    level.demands.push(...conjunctsOf(condition).map((node) => ({ node, narrows })));
  }

  #from(node: Node, level: Level): Source[] {
    if ("RangeVar" in node) return [this.#named(node.RangeVar, level)];
    if ("JoinExpr" in node) return this.#join(node.JoinExpr, level);
    if ("RangeSubselect" in node) {
      const { subquery, alias } = node.RangeSubselect;
      const before = this.levelResult.levels.length;
      const queryOutputs = renamed(this.read(subquery!, level, true), stringsOf(alias?.colnames));
      const source: Source = { name: alias?.aliasname ?? "", level, outputs: queryOutputs };
      const inner = this.levelResult.levels[before];
      if (queryOutputs.isOpen && inner !== undefined) inner.usedAs = source;
      level.sources.push(source);
      return [source];
    }
    if ("RangeFunction" in node) {
      const { alias } = node.RangeFunction;
      this.#below(node.RangeFunction.functions, level);
      const columns = stringsOf(alias?.colnames);
      const source: Source = { name: alias?.aliasname ?? "", level, columns };
      level.sources.push(source);
      return [source];
    }
    return [];
  }

  #named(relation: RangeVar, level: Level): Source {
    const { relname = "", schemaname } = relation;
    const queryOutputs = schemaname === undefined ? cteOf(relname, level) : undefined;
    if (queryOutputs === undefined) return this.#target(relation, level);
    const name = relation.alias?.aliasname ?? relname;
    const source = {
      name,
      level,
      outputs: renamed(queryOutputs, stringsOf(relation.alias?.colnames)),
    };
    level.sources.push(source);
    return source;
  }

  #join({ jointype, larg, rarg, quals, usingClause }: JoinExpr, level: Level): Source[] {
    const left = this.#from(larg!, level);
    const right = this.#from(rarg!, level);
    const both = [...left, ...right];
    const narrowed = { JOIN_LEFT: right, JOIN_RIGHT: left, JOIN_FULL: [] }[jointype as "JOIN_LEFT"];
    this.#demand(level, quals, new Set(narrowed ?? both));
    if (usingClause !== undefined && jointype !== "JOIN_FULL") {
      level.joined.push({ columns: stringsOf(usingClause), left, right });
    }
    this.#below(quals, level);
    return both;
  }

  #below(value: unknown, level: Level): void {
    for (const node of nodesOf<SubLink>(value, "SubLink")) {
      this.levelResult.sources.set(node, this.read(node.subselect!, level, true));
      this.#below(node.testexpr, level);
    }
  }
}
