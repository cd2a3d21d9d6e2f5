/* A consistent ledger, and one outbox entry or event per change. Reads a snapshot per part of a
   shard and blocks no writer. */
import { inSnapshot } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import {
  addUp,
  type Part,
  partsOf,
  type ReconcileOptions,
  type Reconciliation,
} from "@frontdesk/platform/reconcile/walk";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { shardsOf } from "../../parties/merchants/operated/store.ts";
import { findInAuthorizations } from "./authorizations.store.ts";
import { findInEntries } from "./entries/store.ts";
import type { Finding } from "./finding.ts";
import { countMerchants, findInMerchants } from "./merchants.store.ts";
import { findInPayouts } from "./payouts.store.ts";
import { findUntold, findUntoldPayouts } from "./published.store.ts";
import { nextRange, type Range, type WalkedTable } from "./ranges.store.ts";
import { findInTransactions } from "./transactions.store.ts";
import { findWaiting } from "./waiting/waiting.ts";

interface CheckedCounts extends Record<WalkedTable, number> {
  merchants: number;
}

const defaults: ReconcileOptions = { batchSize: 1_000, mostFindings: 1_000 };

/** Time for recovery, after the deadline. */
const recoveryMs = 60 * 60 * 1000;

/** `db`: no transaction. */
export async function reconcile(
  { db, now }: Pick<Context, "db" | "now">,
  options: Partial<ReconcileOptions> = {},
): Promise<Reconciliation<Finding, CheckedCounts>> {
  const { batchSize, mostFindings } = { ...defaults, ...options };
  const walks = walksBy(new Date(now().getTime() - recoveryMs));
  return await addUp(partsBy(db, walks, batchSize), {
    none: { merchants: 0, transactions: 0, authorizations: 0 },
    mostFindings,
    rest: () => findWaiting(db, now()),
  });
}

async function* partsBy(
  db: Database,
  walks: readonly Walk[],
  limit: number,
): AsyncGenerator<Part<Finding, CheckedCounts>> {
  for await (const shard of shardsOf(db)) {
    yield await inSnapshot(db, async (db) => ({
      findings: [
        ...(await findInMerchants(db, shard)),
        ...(await findInPayouts(db, shard)),
        ...(await findUntoldPayouts(db, shard)),
      ],
      checked: { merchants: await countMerchants(db, shard) },
    }));
    for (const { table, find } of walks) {
      yield* partsOf(db, "", async (db, after: Id) => {
        const { range, count, isLast } = await nextRange(db, table, { shard, after, limit });
        const findings = await find(db, range);
        return { findings, checked: { [table]: count }, next: isLast ? undefined : range.upTo };
      });
    }
  }
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
        ...(await findUntold(db, range)),
      ],
    },
    {
      table: "authorizations",
      find: (db, range) => findInAuthorizations(db, range, overdueBefore),
    },
  ];
}
