/* Conditions under which a distributed database runs a statement at its tenant: see README. */
import { type CommonTableExpr, type FuncCall, parse } from "libpg-query";
import type { TablePlacementKind } from "../../src/distributed/sharding.ts";
import { Bounds } from "./bound.ts";
import { gatheringIn } from "./depending.ts";
import type { LevelResult } from "./level.ts";
import { Reader } from "./reader.ts";
import { nodesOf, stringsOf } from "./syntax.ts";
import type { Tenancy } from "./tenancy.ts";

const volatile = new Set([
  "random",
  "random_normal",
  "gen_random_uuid",
  "uuidv4",
  "uuidv7",
  "clock_timestamp",
  "timeofday",
  "nextval",
  "setval",
  "currval",
  "lastval",
  "pg_sleep",
  "set_config",
  "pg_notify",
]);

/**
 * A real Citus refuses these, or sends them to all nodes: a tenant's table without `= $n` at its
 * own level, and an insert inside a `with`.
 */
export async function routingComplaintsOf(text: string, tenancy: Tenancy): Promise<string[]> {
  const complaints = new Set<string>();
  for (const { stmt } of (await parse(text)).stmts ?? []) {
    if (stmt === undefined) continue;
    const reader = new Reader(tenancy);
    reader.read(stmt);
    const bounds = new Bounds(reader.levelResult);
    for (const source of reader.levelResult.levels.flatMap(({ sources }) => sources)) {
      const tenant = source.table?.tenant;
      if (tenant === undefined) continue;
      if (bounds.isBoundByParameter({ source, column: tenant })) continue;
      complaints.add(`${source.tableName} is not bound by = $n`);
    }
    const parts = nodesOf<CommonTableExpr>(stmt, "CommonTableExpr");
    if (parts.some(({ ctequery = {} }) => hasInsert(ctequery))) complaints.add("inserts in a with");
  }
  return [...complaints];
}

function hasInsert(node: object): boolean {
  return nodesOf(node, "InsertStmt").length > 0;
}

/** Queries to all nodes and locks are possible. */
export function isRejected(complaint: string): boolean {
  return !/ is not bound$|^locks by |^has no tenant$/.test(complaint);
}

/** Without a tenant's table, only locks count. */
export async function complaintsOf(text: string, tenancy: Tenancy): Promise<string[]> {
  const complaints = new Set<string>();
  for (const { stmt } of (await parse(text)).stmts ?? []) {
    if (stmt === undefined) continue;
    const reader = new Reader(tenancy);
    reader.read(stmt);
    const breaches = [
      ...locksIn(stmt),
      ...unboundIn(reader.levelResult),
      ...mixedIn(reader.levelResult, tenancy),
      ...volatileInsertsIn(reader.levelResult, tenancy),
    ];
    for (const complaint of breaches) complaints.add(complaint);
  }
  return [...complaints];
}

/** Advisory locks of another node do not exclude each other. */
function locksIn(statement: object): string[] {
  const locks = calledIn(statement).filter((name) => name.includes("advisory"));
  return locks.map((name) => `locks by ${name}`);
}

/** Tables without a bound tenant, and the operations that then go to all nodes. */
function unboundIn(levelResult: LevelResult): string[] {
  const bounds = new Bounds(levelResult);
  const ofTenants = levelResult.levels
    .flatMap(({ sources }) => sources)
    .flatMap((source) => {
      const column = source.table?.tenant;
      return column === undefined ? [] : [{ source, column }];
    });
  const unbound = ofTenants.filter((bound) => !bounds.isBound(bound));
  const locksInside = ofTenants.length > 0 && levelResult.locking > 0;
  const inner = locksInside ? ["locks in a subquery"] : [];
  if (unbound.length === 0) return inner;
  return [
    ...unbound.map(({ source }) => `${source.tableName} is not bound`),
    ...gatheringIn(levelResult).map((does) => `${does} for each row`),
    ...(levelResult.isLocked ? ["locks many"] : []),
    ...inner,
  ];
}

function volatileInsertsIn({ inserted }: LevelResult, tenancy: Tenancy): string[] {
  const names = inserted
    .filter(({ table }) => table?.tenant !== undefined)
    .flatMap(({ query }) => calledIn(query));
  return names
    .filter((name) => volatile.has(name) || tenancy.volatile.has(name))
    .map((name) => `inserts by ${name}`);
}

function mixedIn({ levels, written, isLocked }: LevelResult, { places }: Tenancy): string[] {
  const sources = levels.flatMap((level) => level.sources);
  const names = new Set(sources.flatMap(({ tableName = [] }) => tableName));
  const kindOf = (name: string) => places.get(name)?.kind;
  const of = (kind: TablePlacementKind["kind"]) =>
    [...names].filter((name) => kindOf(name) === kind);
  const isSharded = of("distributed").length > 0;
  const isSeparate = isSharded || (of("reference").length > 0 && (isLocked || written.length > 0));
  const local = isSeparate ? of("local") : [];
  const copied = written.filter((name) => isSharded && kindOf(name) === "reference");
  // The coordinator reads its own copies of reference tables.
  return [
    ...local.map((name) => `${name} is only at the coordinator`),
    ...copied.map((name) => `writes ${name}, of which every node has a copy`),
  ];
}

function calledIn(value: unknown): string[] {
  return nodesOf<FuncCall>(value, "FuncCall").flatMap(({ funcname, ...rest }) => [
    stringsOf(funcname)
      .filter((name) => name !== "pg_catalog")
      .join("."),
    ...calledIn(rest),
  ]);
}
