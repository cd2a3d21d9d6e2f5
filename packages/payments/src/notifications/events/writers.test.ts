import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/* A new writer of event data must choose its event here. */

const nothing = "changes nothing of what callers see of it";

const writers: Record<string, Record<string, string>> = {
  "payments.cards": { insertCard: "card.saved", markDeleted: "card.deleted" },
  "payments.disputes": {
    insertDispute: "dispute.opened",
    updateAnswered: "dispute.answered",
    updateClosed: "dispute.won, .lost",
  },
  "payments.entries": {
    textOf: "transaction.captured, .refunded, .voided",
    expire: "transaction.voided",
    failEntry: "transaction.capture_failed, .refund_failed, .void_failed",
    closeDisputed: "dispute.won, .lost",
  },
  "payments.frauds": { insertFraud: "fraud.reported" },
  "payments.merchants": {
    insertMerchant: "merchant.created",
    updateMerchant: "merchant.updated",
    updateApproved: "merchant.approved, .updated",
    updateSuspension: "merchant.suspended, .updated",
    endSuspension: "merchant.resumed, .updated",
    updatePricing: "merchant.updated",
    updateIban: "merchant.updated",
    updateTdsMode: "merchant.updated",
    updateAuthorizationDays: nothing,
    updateExpiredUpTo: nothing,
    lowerExpiredUpTo: nothing,
    keepFirstLinkSecret: nothing,
    updateLinkSecret: nothing,
    updateLinkRules: nothing,
    updateRefundLimits: "is written down of who did it, and told to nobody",
  },
  "payments.payouts": {
    insertPayout: "payout.created",
    reserveRows: "an export publishes nothing",
    updateEnded: "payout.paid, .returned",
  },
  "payments.transactions": {
    makeTransactionFrom: "transaction.created, .failed",
    move: "transaction.captured, .refunded, .voided",
    expire: "transaction.voided",
    failEntry: "transaction.capture_failed, .refund_failed, .void_failed",
    raiseDisputed: "dispute.opened",
    closeDisputed: "dispute.won, .lost",
  },
};

const source = join(import.meta.dirname, "../..");
const declarations = /^(?:export )?(?:async )?(?:function|const) (\w+)/gm;
const writes = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(payments\.\w+)/gi;

function writersIn(text: string): [table: string, name: string][] {
  const starts = [...text.matchAll(declarations)];
  return starts.flatMap(({ index, 1: name = "" }, n) => {
    const own = text.slice(index, starts[n + 1]?.index);
    return [...own.matchAll(writes)].map(([, table = ""]) => [table, name] as [string, string]);
  });
}

it("outbox: every write of published data records its event", () => {
  const stores = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => /[/.]store\.ts$/.test(path))
    .flatMap((path) => writersIn(readFileSync(join(source, path), "utf8")));
  for (const [table, expected] of Object.entries(writers)) {
    const matches = stores.filter(([name]) => name === table).map(([, name]) => name);
    expect([...new Set(matches)].sort(), table).toEqual(Object.keys(expected).sort());
  }
});
