/* A lease carries a fence, a column that changes with every lease: a late answer changes no row
   that another process leased since. */
import { forEachTenant, retryMissed } from "./for-each-tenant.ts";
import type { Database } from "./handle.ts";
import { leaseEnd } from "./leases.ts";
import { keysFrom, run, type Statement, statement } from "./statement.ts";

interface Leasable {
  id: number | string;
  attempts: number;
}

interface LeasedTable<Lease> {
  table: string;
  as: string;
  /** Tenant and other key columns above the id → their names in a lease. */
  scope: Readonly<Record<string, keyof Lease>>;
  idType: "text" | "bigint" | "uuid";
  /** `claimed_by` or a count of attempts. */
  fence: string;
  dueAt?: string;
  /** The condition of a row that is still leased. */
  condition?: string;
}

export interface Postponed<Lease> {
  lease: Lease;
  dueAt: Date;
}

export interface LeasedRows<Lease> {
  /** The statement takes the tenant, the ids and `more`. */
  lease<Row>(
    db: Database,
    statement: Statement,
    due: readonly Partial<Lease>[],
    more: readonly unknown[],
  ): Promise<Row[]>;
  /** Finds leased rows by the keys of `change`, from the first parameter on. */
  found: string;
  isStill: string;
  /** Returns the number of changed rows. The statement returns their ids. */
  change(db: Database, statement: Statement, leases: readonly Lease[]): Promise<number>;
  /** Leases run from now; skips lost ones. */
  renew(db: Database, leases: readonly Lease[], leaseMs: number): Promise<void>;
  postpone(db: Database, postponed: readonly Postponed<Lease>[]): Promise<void>;
}

export function leasedRows<Lease extends Leasable>({
  table,
  as,
  scope,
  idType,
  fence,
  dueAt = "due_at",
  condition = "",
}: LeasedTable<Lease>): LeasedRows<Lease> {
  const [, name] = table.split(".");
  const isMark = fence === "claimed_by";
  const fenceOf = (isMark ? "claimedBy" : "attempts") as keyof Lease;
  const columns = Object.keys(scope);
  const scopeOf = (lease: Partial<Lease>) => columns.map((column) => lease[scope[column]!]);
  const byTenant = <Each extends Partial<Lease>>(leases: readonly Each[]) =>
    Map.groupBy(leases, (lease) => JSON.stringify(scopeOf(lease)));
  const inScope = (prefix: string) =>
    columns.map((column, nth) => `${prefix}${column} = $${nth + 1}`).join(" and ");
  const [ids, fences, value] = [1, 2, 3].map((nth) => `$${columns.length + nth}`);
  const keys = { id: `${ids}::${idType}[]`, [fence]: `${fences}::${isMark ? "uuid" : "int"}[]` };
  // A join planned for an empty table reads the whole tenant, and joins all with all.
  const find = (keys: Readonly<Record<string, string>>) => `${keysFrom(keys)} k
  cross join lateral (select ctid as place, ${fence} from ${table}
    where ${inScope("")} and id = k.id and ${fence} = k.${fence} limit 1) found`;
  const isStill = `${inScope(`${as}.`)} and ${as}.ctid = found.place
    and ${as}.${fence} = found.${fence}${condition && ` and ${condition}`}`;

  const renewal = statement(
    `${name}_renew`,
    `update ${table} ${as} set claimed_until = ${leaseEnd(value!)}
  from ${find(keys)}
  where ${isStill} returning ${as}.id`,
  );

  const postponement = statement(
    `${name}_postpone`,
    `update ${table} ${as} set ${dueAt} = k.due_at, claimed_until = null${
      isMark ? ", claimed_by = null" : ""
    }
  from ${find({ ...keys, due_at: `${value}::timestamptz[]` })}
  where ${isStill} returning ${as}.id`,
  );

  async function change<Each extends Lease>(
    db: Database,
    statement: Statement,
    leases: readonly Each[],
    more: (own: readonly Each[]) => unknown[] = () => [],
  ): Promise<number> {
    const changed = await forEachTenant(byTenant(leases), (_, leases) =>
      retryMissed(leases, (own) =>
        run<{ id: Lease["id"] }>(db, statement, [
          ...scopeOf(own[0]!),
          own.map(({ id }) => id),
          own.map((lease) => lease[fenceOf]),
          ...more(own),
        ]),
      ),
    );
    return changed.length;
  }

  return {
    async lease(db, statement, due, more) {
      return await forEachTenant(byTenant(due), (_, own) =>
        run(db, statement, [...scopeOf(own[0]!), own.map(({ id }) => id), ...more]),
      );
    },
    found: find(keys),
    isStill,
    change,
    async renew(db, leases, leaseMs) {
      await change(db, renewal, leases, () => [leaseMs]);
    },
    async postpone(db, postponed) {
      const all = postponed.map(({ lease, dueAt }) => ({ ...lease, dueAt }));
      await change(db, postponement, all, (own) => [own.map(({ dueAt }) => dueAt)]);
    },
  };
}
