import type { Exceptions } from "@frontdesk/database/test/tenant-isolation/exceptions";
import type { DescribedTenancy } from "@frontdesk/database/test/tenant-isolation/tenancy";
import { shardedTables as people } from "@frontdesk/people/sharding";
import { sharded as sealing } from "@frontdesk/platform/sealing/sharding";
import { paymentsTables } from "../src/core/sharding.ts";
import frozen from "./frozen.json" with { type: "json" };

export { frozen };

export const described: DescribedTenancy = {
  schema: new URL("../schema.sql", import.meta.url),
  spreads: [people, sealing, paymentsTables],
};

export const excepted: Exceptions = {
  "merchants of several shards are asked for by arrays": [
    "payments/core/outbox/taking.store.ts findHeads",
    "payments/parties/merchants/store.ts listMerchants",
  ],
  "candidates are read over all shards, and lock nothing": [
    "payments/acquiring/authorizations/store.ts listReversible",
    "payments/acquiring/instructions/store.ts listDueInstructions",
    "payments/ledger/payouts/exports.store.ts listExportable",
    "payments/ledger/payouts/owed.store.ts listPayees",
    "payments/notifications/events/old.store.ts listNext",
    "payments/notifications/webhooks/deliveries/leases.store.ts listDueWebhooks",
    "payments/notifications/webhooks/failing.store.ts listFailing",
    "payments/notifications/webhooks/readers/store.ts listHearing",
    "payments/core/outbox/taking.store.ts listWaitingMerchants",
    "payments/core/store.ts findShard",
    "payments/operating/erasing/store.ts listShardsOf",
    "payments/parties/merchants/audit-log/store.ts listRemovedFrom",
    "payments/parties/merchants/owner-assignments/store.ts listDueAssignments",
    "payments/parties/merchants/operated/store.ts listShards",
  ],
  "keys are opened and rotated through one coordinator, a few times in the life of a process": [
    "platform/sealing/store.ts lockSealing",
  ],
  "what has expired is removed from all shards, and decides nothing": [
    "payments/acceptance/payments/store.ts forgetBegun",
    "payments/acceptance/payments/store.ts forgetTokens",
    "payments/acquiring/simulator/store.ts forgetExpiredBalances",
    "payments/api/idempotency/store.ts forgetCalls",
    "payments/authentication/issuer/store.ts forgetChallenges",
    "payments/authentication/tds/store.ts forgetAuthentications",
    "payments/notifications/webhooks/store.ts forgetDeliveries",
    "payments/notifications/webhooks/store.ts forgetWebhooks",
    "payments/parties/merchants/ownership/store.ts forgetClaims",
    "payments/parties/merchants/contacts.store.ts forgetContacts",
  ],
  "a rotation of the master key counts what it has before it, once": [
    "payments/api/idempotency/store.ts countAnswers",
    "payments/core/store.ts countSealed",
    "payments/core/vault/store.ts countNumbers",
  ],
  "it seals anew what it locked in several shards, each row by its shard": [
    "payments/api/idempotency/store.ts updateAnswers",
    "payments/core/store.ts updateSealed",
    "payments/core/vault/store.ts updateNumbers",
  ],
  "operators see the merchants of all shards": [
    "payments/card-payments/disputes/store.ts listAllDisputes",
    "payments/ledger/payouts/store.ts listPayouts",
    "payments/operating/operator/health.store.ts countInstructions",
    "payments/operating/operator/health.store.ts listFailingWebhooks",
    "payments/operating/reconcile/waiting/store.ts findOldestInstruction",
    "payments/operating/reconcile/waiting/store.ts findOldestReversal",
    "payments/parties/merchants/bank-requests/store.ts listRequests",
    "payments/parties/merchants/operated/search.store.ts findMerchantIds",
    "payments/parties/merchants/operated/store.ts listExpiring",
    "payments/parties/merchants/operated/store.ts listOperated",
  ],
};
