import type { Database } from "@frontdesk/database/database";
import { findBalances } from "../src/acquiring/simulator/store.ts";
import { askFollowUps } from "../src/card-payments/transactions/follow-up.store.ts";
import { moveAmount } from "../src/card-payments/transactions/operations.store.ts";
import {
  type OutcomeColumns,
  saveOutcomes,
} from "../src/card-payments/transactions/outcome.store.ts";
import { findTransaction, listTransactions } from "../src/card-payments/transactions/store.ts";
import { type Id, newId } from "../src/core/ids.ts";
import { anySlot } from "../src/core/ledger/line.ts";
import { dayOf, oldestUsable } from "../src/core/rates/rates.ts";
import { listLinesOf } from "../src/ledger/lines/store.ts";
import { findMerchantWithBalanceFor } from "../src/parties/merchants/store.ts";
import type { Operation } from "./plan.ts";
import { operationAmount, pageSize } from "./requests.ts";
import type { StockEntry } from "./stock.ts";

type Work = (db: Database, location: StockEntry) => Promise<void>;

const never = new Date("2200-01-01");

export function workOf(operation: Operation, callerId: Id): Work {
  const day = dayOf(new Date());
  switch (operation) {
    case "authorize":
      return (db, location) => authorize(db, { ...location, callerId, day });
    case "capture":
    case "refund":
      return (db, location) => move(db, { ...location, callerId, day, kind: operation });
    case "get":
      return async (db, { shard, id }) =>
        mustFind(await findTransaction(db, { shard, id, callerId }));
    case "list":
      return async (db, { shard, merchantId }) => {
        const page = { limit: pageSize };
        mustFind(await listTransactions(db, { shard, merchantId, callerId, page, filter: {} }));
      };
    case "balance":
      return async (db, { merchantId }) =>
        mustFind(await findMerchantWithBalanceFor(db, { merchantId, callerId }));
    case "lines":
      return async (db, { merchantId }) =>
        mustFind(await listLinesOf(db, { merchantId, filter: {}, page: { limit: pageSize } }));
    case "empty":
      return async () => {};
  }
}

function mustFind(match: unknown): void {
  if (match === undefined || match === false) throw new Error("a statement found nothing");
}

interface OperationAt extends StockEntry {
  kind: "capture" | "refund";
  callerId: Id;
  day: string;
}

async function move(db: Database, { kind, shard, id, callerId, day }: OperationAt): Promise<void> {
  const { transaction } = await moveAmount(db, {
    actor: "system",
    kind,
    shard,
    transactionId: id,
    callerId,
    amount: operationAmount,
    currency: undefined,
    descriptor: undefined,
    entryId: newId(shard),
    lineId: newId(shard),
    slot: anySlot(),
    day,
    oldestRate: oldestUsable(day, false),
    dueAt: never,
  });
  mustFind(transaction);
}

type Authorizing = StockEntry & { callerId: Id; day: string };

async function authorize(db: Database, asking: Authorizing): Promise<void> {
  const { shard, merchantId, id, callerId, day } = asking;
  const question = {
    shard,
    merchantId,
    callerId,
    transactionId: id,
    cardId: undefined,
    currency: "EUR",
    amount: operationAmount,
    day,
    oldestRate: oldestUsable(day, false),
    authorizationId: newId(shard),
    deadline: never,
    payerAddress: null,
    actor: `app:${callerId}`,
    acquiresLive: false,
    purpose: null,
  };
  const [followUpLookup] = await askFollowUps(db, [question]);
  if (!followUpLookup?.authorization_id) throw new Error("a follow-up was not asked");
  const {
    id: card_number_id,
    fingerprint,
    bin,
    last4,
    expiry_month,
    expiry_year,
    scheme,
  } = followUpLookup;
  await findBalances(db, [{ shard, merchantId, fingerprint, now: new Date() }]);
  const outcome: OutcomeColumns = {
    card_number_id,
    fingerprint,
    bin,
    last4,
    expiry_month,
    expiry_year,
    scheme,
    state: "approved",
    transaction_id: newId(shard),
    error_code: null,
    approval_code: "A1B2C3",
    acquirer_reference: "12345678901234567890123",
    network_transaction_id: "123456789012345",
    eci: null,
    sealed: null,
    key_version: null,
    cavv: null,
    directory_server_transaction_id: null,
    code_present: false,
    test: followUpLookup.test,
    exponent: 2,
    recurring: true,
    tds: null,
    descriptor: followUpLookup.merchant_descriptor,
    text: null,
    custom: null,
    reference: null,
    agreement: null,
  };
  const [saved] = await saveOutcomes(db, [{ shard, id: followUpLookup.authorization_id, outcome }]);
  mustFind(saved);
}
