/* Read from `schema.sql`, a dump of the migrated database, and from the placement of tables. */
import { readFileSync } from "node:fs";
import { type Constraint, type CreateStmt, type IndexStmt, type Node, parse } from "libpg-query";
import {
  placesByTable,
  type Sharding,
  type TablePlacementKind,
} from "../../src/distributed/sharding.ts";
import { stringsOf } from "./syntax.ts";

export interface Table {
  columns: ReadonlySet<string>;
  /** The tenant column; undefined for a shared table. */
  tenant: string | undefined;
}

export interface Tenancy {
  tables: ReadonlyMap<string, Table>;
  volatile: ReadonlySet<string>;
  /** Keys and constraints without the tenant column. */
  loose: readonly string[];
  /** Table → placement in a distributed database. */
  places: ReadonlyMap<string, TablePlacementKind>;
}

export interface DescribedTenancy {
  schema: URL;
  spreads: readonly Sharding[];
}

export async function readTenancy(all: readonly DescribedTenancy[]): Promise<Tenancy> {
  const tables = new Map<string, Table>();
  const volatile = new Set<string>();
  const loose: string[] = [];
  const locations = placesByTable(all.flatMap(({ spreads }) => spreads));
  for (const { schema } of all) {
    const nodes = ((await parse(readFileSync(schema, "utf8"))).stmts ?? []).flatMap(
      ({ stmt }) => stmt ?? [],
    );
    for (const node of nodes) {
      if ("CreateStmt" in node) tables.set(...tableOf(node.CreateStmt, locations));
      if ("CreateFunctionStmt" in node && !JSON.stringify(node).match(/"(immutable|stable)"/)) {
        volatile.add(stringsOf(node.CreateFunctionStmt.funcname).join("."));
      }
    }
    for (const node of nodes) loose.push(...looseIn(node, tables));
  }
  return { tables, volatile, loose, places: locations };
}

export const nameOf = ({ schemaname = "", relname = "" }) => `${schemaname}.${relname}`;

function tableOf(
  { relation = {}, tableElts = [] }: CreateStmt,
  locations: Tenancy["places"],
): [string, Table] {
  const columns = new Set(
    tableElts.flatMap((element) => ("ColumnDef" in element ? [element.ColumnDef.colname!] : [])),
  );
  const name = nameOf(relation);
  const response = locations.get(name);
  return [name, { columns, tenant: response?.kind === "distributed" ? response.by : undefined }];
}

function looseIn(node: Node, tables: Tenancy["tables"]): string[] {
  const isOf = (relation = {}) => tables.get(nameOf(relation))?.tenant;
  if ("IndexStmt" in node) {
    const { unique, relation, idxname } = node.IndexStmt;
    const tenant = isOf(relation);
    if (unique !== true || tenant === undefined) return [];
    return columnsOf(node.IndexStmt).includes(tenant) ? [] : [idxname!];
  }
  if (!("CreateStmt" in node)) return [];
  const { relation, tableElts = [] } = node.CreateStmt;
  const tenant = isOf(relation);
  if (tenant === undefined) return [];
  const constraints = tableElts.flatMap((one) => ("Constraint" in one ? [one.Constraint] : []));
  return constraints.filter((one) => isLoose(one, tenant, isOf)).map(({ conname }) => conname!);
}

type TenantOf = (relation?: object) => string | undefined;

function isLoose(constraint: Constraint, tenant: string, tenantOf: TenantOf): boolean {
  const { contype, keys, exclusions, fk_attrs, pk_attrs, pktable } = constraint;
  if (contype === "CONSTR_PRIMARY" || contype === "CONSTR_UNIQUE") {
    return !stringsOf(keys).includes(tenant);
  }
  if (contype === "CONSTR_EXCLUSION") {
    const elements = (exclusions ?? []).flatMap((one) => ("List" in one ? one.List.items! : []));
    return !columnsOf({ indexParams: elements }).includes(tenant);
  }
  if (contype !== "CONSTR_FOREIGN") return false;
  const other = tenantOf(pktable);
  const at = stringsOf(fk_attrs).indexOf(tenant);
  return at < 0 || other === undefined || stringsOf(pk_attrs)[at] !== other;
}

function columnsOf({ indexParams = [] }: Pick<IndexStmt, "indexParams">): string[] {
  return indexParams.flatMap((one) => ("IndexElem" in one ? [one.IndexElem.name ?? ""] : []));
}
