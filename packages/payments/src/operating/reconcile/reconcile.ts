/*
 * Reconciliation proves on a live database that the books are whole: buckets, trail, lines, slots,
 * disputes, payouts, authorisations, orders and instructions tell the same. It reads snapshots,
 * each of a part of one shard, and holds nobody up.
 */
import { inSnapshot } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Context } from "../../ground/context.ts";
import type { Id } from "../../ground/ids.ts";
import { shardsOf } from "../../parties/merchants/operated/shards.ts";
import { findInAuthorizations } from "./authorizations.store.ts";
import { findInEntries } from "./entries/store.ts";
import type { Finding } from "./finding.ts";
import { countMerchants, findInMerchants } from "./merchants.store.ts";
import { findInPayouts } from "./payouts.store.ts";
import { nextRange, type Range, type WalkedTable } from "./ranges.store.ts";
import { findInTransactions } from "./transactions.store.ts";
import { findWaiting } from "./waiting/waiting.ts";

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

/** How long after its deadline recovery may still be busy with an authorisation. */
const recoveryMs = 60 * 60 * 1000;

/** Looks at everything; `db` must not be inside a transaction. */
export async function reconcile(
  { db, now }: Pick<Context, "db" | "now">,
  options: Partial<ReconcileOptions> = {},
): Promise<Reconciliation> {
  const { batchSize, mostFindings } = { ...defaults, ...options };
  const checked = { merchants: 0, transactions: 0, authorizations: 0 };
  const findings: Finding[] = [];
  const walks = walksBy(new Date(now().getTime() - recoveryMs));
  for await (const shard of shardsOf(db)) {
    await inSnapshot(db, async (db) => {
      findings.push(...(await findInMerchants(db, shard)), ...(await findInPayouts(db, shard)));
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
  findings.push(...(await findWaiting(db, now())));
  return { findings, checked, complete: true };
}

interface Walk {
  table: WalkedTable;
  find: (db: Database, range: Range) => Promise<Finding[]>;
}

function walksBy(overdueBefore: Date): readonly Walk[] {
  return [
    {
      table: "transactions",
      find: async (db, range) => [
        ...(await findInTransactions(db, range)),
        ...(await findInEntries(db, range)),
      ],
    },
    {
      table: "authorizations",
      find: (db, range) => findInAuthorizations(db, range, overdueBefore),
    },
  ];
}

async function* partsOf(
  db: Database,
  { walk, shard, batchSize }: { walk: Walk; shard: number; batchSize: number },
): AsyncGenerator<{ findings: Finding[]; count: number }> {
  let after: Id = "";
  while (true) {
    const part = await inSnapshot(db, async (db) => {
      const next = await nextRange(db, walk.table, { shard, after, limit: batchSize });
      return { ...next, findings: await walk.find(db, next.range) };
    });
    yield part;
    if (part.isLast) return;
    after = part.range.upTo;
  }
}
