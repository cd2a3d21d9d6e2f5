import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeCapture, makePricedShop } from "../../../../test/ledger.ts";
import {
  type FindingRow,
  findingsAfter,
  findingsIn,
  type LedgerState,
  makeLedger,
  nowhere,
  refund,
} from "../../../../test/reconciling.ts";
import { shardOf } from "../../../core/ids.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

type Break = [what: string, how: (ledger: LedgerState) => RawBuilder<unknown>, found: FindingRow];

function setUp(breaks: Break[]): void {
  it.each(breaks)("reconciliation of entries: %s", async (_what, how, matches) => {
    const ledger = await makeLedger(payments);
    expect(await findingsAfter(payments, ledger, how(ledger))).toEqual(matches);
  });
}

/** In kroner: EUR 10.00 captured with a fee, EUR 1.00 refunded. */
async function makeForeignLedger() {
  const pricing = { rate: 25_000, flat: 25, dispute: 0 };
  const shop = await makePricedShop(payments, { currency: "DKK" }, pricing);
  const { id: merchantId } = shop.merchant;
  const transactionId = await makeCapture(payments, shop, { amount: 1_000, currency: "EUR" });
  await refund(payments, { shop, transactionId }, 100);
  return { shop, shard: shardOf(merchantId), merchantId, transactionId };
}

describe("reconciliation of entries, lines and disputes finds", () => {
  const change = (kind: string, what: string) => (ledger: LedgerState) =>
    sql`update payments.entries set ${sql.raw(what)}
      where shard = ${ledger.shard} and kind = ${kind}`;
  const changeLine = (kind: string, what: string) => (ledger: LedgerState) =>
    sql`update payments.lines set ${sql.raw(what)}
      where shard = ${ledger.shard} and kind = ${kind}`;
  const elsewhere = `merchant_id = '${nowhere}'`;
  setUp([
    [
      "an entry says another balance than its line",
      change("refund", "balance = -201"),
      [
        ["balances", "balance 500 in lines, without open disputes"],
        ["entry_amounts", "amount 200, balance -201, fee 0"],
        ["rounding", "balance 799 in its lines"],
      ],
    ],
    [
      "the parts of an entry's fee are not the fee of its line",
      change("capture", "fee_flat = 2, fee_rate = 1"),
      [
        ["entry_amounts", "amount 1000, balance 1000, fee 3"],
        ["rounding", "balance 800 in its lines"],
      ],
    ],
    [
      "an entry says that more of the fee was returned than its line",
      change("refund", "fee_returned = 1"),
      [["entry_amounts", "amount 200, balance -200, fee 0, returned 1"]],
    ],
    [
      "an entry says another amount than its line and the bucket",
      change("refund", "amount = 199"),
      [
        ["buckets", "captured 1000, refunded 200, voided 0"],
        ["entry_amounts", "amount 199, balance -200, fee 0"],
      ],
    ],
    [
      "an entry added another amount to a total than its line was exchanged at",
      change("refund", "value = 200.00000000000000000001"),
      [
        ["exchange", "EUR, exactly 200.00000000000000000001"],
        ["totals", "captured 1000, refunded 200, fee 0 exactly"],
      ],
    ],
    [
      "the entry of a dispute is not the sum of its lines",
      change("dispute", "fee_flat = 1"),
      [["entry_amounts", "amount 300, balance -300, fee 1"]],
    ],
    [
      "an entry has no line",
      change("capture", `line_id = '${nowhere}'`),
      [
        ["entry_lines", "none"],
        ["line_entries", "named 0 times"],
      ],
    ],
    [
      "a line is of another currency than its transaction",
      changeLine("refund", "currency = 'DKK'"),
      [["exchange", "DKK, exactly 200"]],
    ],
    [
      "a lost dispute is not in the trail",
      change("dispute", `dispute_id = '${nowhere}'`),
      [["dispute_entries", "0 entries, 0 won"]],
    ],
    ["an entry is of another merchant", change("refund", elsewhere), [["merchant_ids", nowhere]]],
    [
      "a line is of another merchant",
      changeLine("refund", elsewhere),
      [
        ["merchant_ids", nowhere],
        ["slots", "balance -400 in 16 slots"],
      ],
    ],
    [
      "a dispute is of another merchant",
      ({ shard }) => sql`update payments.disputes set merchant_id = ${nowhere}
        where shard = ${shard} and state = 'open'`,
      [["merchant_ids", nowhere]],
    ],
  ]);

  it("two entries with one line", async () => {
    const ledger = await makeLedger(payments);
    await refund(payments, ledger, 50);
    await refund(payments, ledger, 50);
    const { shard } = ledger;
    const broken = sql`update payments.entries set line_id = (
        select min(line_id) from payments.entries where shard = ${shard} and amount = 50)
      where shard = ${shard} and amount = 50`;
    expect(await findingsAfter(payments, ledger, broken)).toEqual([
      ["line_entries", "named 0 times"],
      ["line_entries", "named 2 times"],
    ]);
  });

  const foreign: [what: string, how: string, found: FindingRow][] = [
    [
      "a line's balance is not what its rate gives",
      "lines set rate_to = rate_to * 2 where kind = 'capture'",
      [["exchange", "EUR, exactly 7466.8"]],
    ],
    [
      "a line lost the rate it was exchanged at",
      "lines set rate_from = null where kind = 'refund'",
      [["exchange", "EUR, exactly 746.68"]],
    ],
  ];
  it.each(foreign)("that %s", async (_what, how, matches) => {
    const ledger = await makeForeignLedger();
    const broken = sql`update payments.${sql.raw(how)} and shard = ${ledger.shard}`;
    expect(await findingsAfter(payments, ledger, broken)).toEqual(matches);
  });

  it("a balance and fee that differ from the exchanged amount", async () => {
    const ledger = await makeForeignLedger();
    const { shard } = ledger;
    const broken = sql`
      with entry as (
        update payments.entries set fee_flat = fee_flat + 1
        where shard = ${shard} and kind = 'capture')
      update payments.lines set fee = fee + 1 where shard = ${shard} and kind = 'capture'`;
    expect(await findingsAfter(payments, ledger, broken)).toEqual([
      ["rounding", "balance 6508 in its lines"],
    ]);
  });

  it.each([
    ["capture", "balance = balance + 1", "EUR, balance 7256"],
    ["refund", "rate_from = null", "EUR, balance -747"],
  ])("an older %s that differs from its rate", async (kind, how, match) => {
    const ledger = await makeForeignLedger();
    const { shard } = ledger;
    await sql`update payments.entries set value = null, fee_value = null
      where shard = ${shard}`.execute(payments.context.db);
    await sql`update payments.transactions set captured_value = 0, refunded_value = 0, fee_value = 0
      where shard = ${shard}`.execute(payments.context.db);
    expect(await findingsIn(payments, ledger)).toEqual([]);
    const broken = sql`update payments.lines set ${sql.raw(how)}
      where shard = ${shard} and kind = ${kind}`;
    expect(await findingsAfter(payments, ledger, broken)).toContainEqual(["exchange", match]);
  });

  it("nothing for a fee with a known rate", async () => {
    expect(await findingsIn(payments, await makeForeignLedger())).toEqual([]);
  });
});
