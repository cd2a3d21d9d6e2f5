import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import {
  type FindingRow,
  findingsAfter,
  findingsIn,
  type LedgerState,
  makeLedger,
  nowhere,
} from "../../../test/reconciling.ts";
import { createIds, newId } from "../../core/ids.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

type Break = [what: string, how: (ledger: LedgerState) => RawBuilder<unknown>, found: FindingRow];

function setUp(breaks: Break[]): void {
  it.each(breaks)("reconciliation: %s", async (_what, how, matches) => {
    const ledger = await makeLedger(payments);
    expect(await findingsAfter(payments, ledger, how(ledger))).toEqual(matches);
  });
}

function authorization({ shard, merchantId }: LedgerState, state: string, minutesAgo = 0) {
  return sql`insert into payments.authorizations (shard, id, merchant_id, fingerprint, state,
    currency, amount, deadline, actor) values (${shard}, ${newId(shard)}, ${merchantId}, 'x',
    ${state}, 'EUR', 1, now() - make_interval(mins => ${minutesAgo}), 'test')`;
}

describe("reconciliation of a merchant finds", () => {
  setUp([
    [
      "a slot moved without a line",
      ({ shard }) => sql`update payments.balance_slots set amount = amount + 1
        where shard = ${shard} and slot = 7`,
      [["slots", "balance -399 in 16 slots"]],
    ],
    [
      "a slot is missing",
      ({ shard }) => sql`delete from payments.balance_slots where shard = ${shard} and slot =
        (select min(slot) from payments.balance_slots where shard = ${shard} and amount = 0)`,
      [["slots", "balance -400 in 15 slots"]],
    ],
    [
      "a line names no transaction",
      ({ shard, merchantId }) => sql`insert into payments.lines
        (shard, id, merchant_id, test, kind, balance, transaction_id, amount, currency) values
        (${shard}, ${newId(shard)}, ${merchantId}, true, 'refund', 0, ${nowhere}, 1, 'EUR')`,
      [["line_transaction", nowhere]],
    ],
    [
      "an authorisation has an id of the future",
      ({ shard, merchantId }) => sql`insert into payments.authorizations (shard, id, merchant_id,
        fingerprint, state, currency, amount, deadline, actor) values (${shard},
        ${createIds(() => Date.parse("2100-01-01"))(shard)}, ${merchantId}, 'x', 'reversed', 'EUR',
        1, now(), 'test')`,
      [["ahead", "an id of 2100-01-01 00:00:00+00"]],
    ],
    [
      "an instruction has no entry",
      ({ shard, transactionId }) => sql`insert into payments.instructions
        (shard, id, transaction_id, kind, amount, due_at) values
        (${shard}, ${newId(shard)}, ${transactionId}, 'void', 5, '2100-01-01')`,
      [["instructions", "no entry"]],
    ],
  ]);
});

describe("reconciliation of a payout finds", () => {
  const change = (what: string) => (ledger: LedgerState) =>
    sql`update payments.payouts set ${sql.raw(what)} where shard = ${ledger.shard}`;
  const own = "EUR 500 to DE89370400440532013000";
  const terms = (match: string): FindingRow => [["payout_terms", expect.stringContaining(match)]];
  setUp([
    [
      "it is larger than its line",
      change("amount = amount + 1"),
      [["payout_lines", "balance -500"]],
    ],
    [
      "it is gone and its line is not",
      ({ shard }) => sql`delete from payments.payouts where shard = ${shard}`,
      [["payout_lines", "balance -500"]],
    ],
    ["it went to another account than its line says", change("iban = 'DE00'"), terms(own)],
    ["it is of another currency than its line", change("currency = 'DKK'"), terms(own)],
    ["it names another line", change(`line_id = '${nowhere}'`), terms(own)],
    [
      "its line says another amount",
      ({ shard }) => sql`update payments.lines set amount = 499
        where shard = ${shard} and kind = 'payout'`,
      terms("EUR 499 to"),
    ],
    ["it was exported in no file", change("state = 'exported'"), [["payout_files", "none"]]],
    [
      "its file is gone",
      change(`state = 'paid', export_id = '${nowhere}'`),
      [
        ["events", "0 times"],
        ["payout_files", nowhere],
      ],
    ],
  ]);
});

describe("reconciliation of a transaction finds", () => {
  const change = (what: string) => (ledger: LedgerState) =>
    sql`update payments.transactions set ${sql.raw(what)} where shard = ${ledger.shard}`;
  setUp([
    [
      "a bucket moved without an entry",
      change("refunded = refunded + 1"),
      [["buckets", "captured 1000, refunded 201, voided 0"]],
    ],
    [
      "more is disputed than disputes say",
      change("disputed = disputed + 1"),
      [["disputed", "disputed 701"]],
    ],
    [
      "a total is not what its entries added",
      change("refunded_value = 200.5, fee_value = 1"),
      [
        ["rounding", "balance 800 in its lines"],
        ["totals", "captured 1000, refunded 200.5, fee 1 exactly"],
      ],
    ],
    [
      "more of the fee is returned than refunds say",
      change("fee_value = 5, fee_returned_value = 2"),
      [
        ["fee_returned", "2"],
        ["rounding", "balance 800 in its lines"],
        ["totals", "captured 1000, refunded 200, fee 5 exactly"],
      ],
    ],
    ["its version is behind its trail", change("version = 2"), [["versions", "version 2"]]],
    [
      "its amount is not what was authorised",
      change("amount = 1001"),
      [["authorized_amounts", expect.stringMatching(/^EUR 1001 of/)]],
    ],
    [
      "its authorisation is of another merchant",
      ({ shard }) => sql`update payments.authorizations set merchant_id = ${nowhere}
        where shard = ${shard}`,
      [["authorized_amounts", expect.stringMatching(/^EUR 1000 of/)]],
    ],
    [
      "its currency is neither what was authorised nor that of its lines",
      change("currency = 'DKK'"),
      [
        ["authorized_amounts", expect.stringMatching(/^DKK 1000 of/)],
        ["exchange", "EUR, balance -300"],
        ["exchange", "EUR, balance -400"],
        ["exchange", "EUR, balance 0"],
        ["exchange", "EUR, exactly 1000"],
        ["exchange", "EUR, exactly 200"],
      ],
    ],
    [
      "its authorisation was reversed",
      ({ shard }) => sql`update payments.authorizations set state = 'reversed'
        where shard = ${shard}`,
      [["authorizations", "reversed"]],
    ],
  ]);
});

describe("reconciliation of authorisations and orders finds", () => {
  const change = (what: string) => (ledger: LedgerState) =>
    sql`update payments.orders set ${sql.raw(what)} where shard = ${ledger.shard}`;
  setUp([
    ...["approved", "declined"].map(
      (state): Break => [
        `one that was ${state} is no transaction`,
        (ledger) => authorization(ledger, state),
        [["authorizations", "none"]],
      ],
    ),
    ...["asked", "reversing"].map(
      (state): Break => [
        `one is ${state} an hour after its deadline`,
        (ledger) => authorization(ledger, state, 61),
        [["overdue_authorizations", state]],
      ],
    ),
    [
      "an order was answered with a transaction that is not there",
      change(`answer = '{"authorizationId":"${nowhere}"}'`),
      [["orders", nowhere]],
    ],
    ["an order was answered with nothing", change("answer = 'null'"), [["orders", "none"]]],
    [
      "an order names an authorisation that is not there",
      change("authorization_id = 'fffffffffff0000000000000'"),
      [["orders", "none"]],
    ],
  ]);

  it("nothing during a possible recovery", async () => {
    const ledger = await makeLedger(payments);
    for (const state of ["asked", "reversing"]) {
      await authorization(ledger, state, 59).execute(payments.context.db);
    }
    expect(await findingsIn(payments, ledger)).toEqual([]);
  });
});
