/*
 * Reconciliation proves on a live database that the books are whole: buckets, trail, lines, slots,
 * disputes, payouts, authorisations and instructions tell the same. It reads consistent snapshots,
 * each of a part of one shard, and holds nobody up.
 */
import type { Database } from "@frontdesk/database/database";
import type { Context } from "../context.ts";
import type { Id } from "../ids.ts";
import { shardsOf } from "../merchants/operated/shards.ts";
import type { Finding } from "./finding.ts";
import { countMerchants, findInMerchants } from "./merchants/store.ts";
import {
  findInAuthorizations,
  findInTransactions,
  nextRange,
  type Range,
} from "./transactions/store.ts";

export interface Reconciliation {
  findings: Finding[];
  checked: { merchants: number; transactions: number; authorizations: number };
  /** False when it ended early, because there was too much to tell. */
  complete: boolean;
}

export interface ReconcileOptions {
  /** Rows looked at in one snapshot. */
  batchSize: number;
  /** It ends when there are as many findings. */
  mostFindings: number;
}

const defaults: ReconcileOptions = { batchSize: 1_000, mostFindings: 1_000 };

/** Looks at everything; `db` must not be inside a transaction. */
export async function reconcile(
  { db }: Pick<Context, "db">,
  options: Partial<ReconcileOptions> = {},
): Promise<Reconciliation> {
  const { batchSize, mostFindings } = { ...defaults, ...options };
  const checked = { merchants: 0, transactions: 0, authorizations: 0 };
  const findings: Finding[] = [];
  for await (const shard of shardsOf(db)) {
    await inSnapshot(db, async (db) => {
      findings.push(...(await findInMerchants(db, shard)));
      checked.merchants += await countMerchants(db, shard);
    });
    for (const walk of walks) {
      for await (const part of partsOf(db, { walk, shard, batchSize })) {
        findings.push(...part.findings);
        checked[walk.table] += part.count;
        if (findings.length >= mostFindings) return { findings, checked, complete: false };
      }
    }
  }
  return { findings, checked, complete: true };
}

interface Walk {
  table: "transactions" | "authorizations";
  find: (db: Database, range: Range) => Promise<Finding[]>;
}

const walks: readonly Walk[] = [
  { table: "transactions", find: findInTransactions },
  { table: "authorizations", find: findInAuthorizations },
];

async function* partsOf(
  db: Database,
  { walk, shard, batchSize }: { walk: Walk; shard: number; batchSize: number },
): AsyncGenerator<{ findings: Finding[]; count: number }> {
  let after: Id = "";
  while (true) {
    const part = await inSnapshot(db, async (db) => {
      const next = await nextRange(db, walk.table, { shard, after, limit: batchSize });
      if (next === undefined) return undefined;
      return { ...next, findings: await walk.find(db, { shard, after, upTo: next.upTo }) };
    });
    if (part === undefined) return;
    yield part;
    after = part.upTo;
  }
}

async function inSnapshot<Result>(
  db: Database,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(read);
}
