import type { Exceptions } from "@frontdesk/database/test/tenant-isolation/exceptions";
import type { DescribedTenancy } from "@frontdesk/database/test/tenant-isolation/tenancy";
import { shardedTables as people } from "@frontdesk/people/sharding";
import { sharded as sealing } from "@frontdesk/platform/sealing/sharding";
import { schedulingTables } from "../src/core/sharding.ts";
import frozen from "./frozen.json" with { type: "json" };

export { frozen };

export const described: DescribedTenancy = {
  schema: new URL("../schema.sql", import.meta.url),
  spreads: [people, sealing, schedulingTables],
};

export const excepted: Exceptions = {
  "grants and personal tokens are a person's, whatever the account": [
    "feeds_grant_fkey",
    "feeds_personal_token_fkey",
    "webhooks_grant_fkey",
    "webhooks_personal_token_fkey",
    "scheduling/applications/tokens/store.ts listExpiredMakers",
    "scheduling/changes/webhooks/store.ts listWebhooksThrough",
    "scheduling/views/feeds/store.ts listFeedsThrough",
  ],
  "a person sees the accounts that they are a member of": [
    "scheduling/parties/accounts/store.ts listAccounts",
    "scheduling/changes/audit/store.ts listRemovedFrom",
  ],
  "an address holds in whichever accounts it likes, and only how often is read": [
    "scheduling/appointments/booking/holding.store.ts countHolds",
  ],
  "candidates are read over all accounts, and lock nothing": [
    "scheduling/appointments/booking/store.ts listDueAppointments",
    "scheduling/appointments/settlement/store.ts listSentLapsed",
    "scheduling/appointments/booking/erasing.store.ts listAbandoned",
    "scheduling/appointments/erasing/store.ts listRetention",
    "scheduling/appointments/notices.store.ts leaseNotices",
    "scheduling/planning/bookings/sessions/store.ts listWaitingEntries",
    "scheduling/changes/live/store.ts listChanged",
    "scheduling/changes/outbox/leases.store.ts listDue",
    "scheduling/changes/outbox/erasing.store.ts listEntriesOf",
    "scheduling/changes/outbox/erasing.store.ts listPayloadsOf",
    "scheduling/money/connections/store.ts listDueCharges",
    "scheduling/money/connections/store.ts listDueDeposits",
    "scheduling/money/connections/store.ts takeDueConnections",
    "scheduling/operating/reconcile/payments/store.ts listConnected",
    "scheduling/operating/reconcile/store.ts nextPart",
    "scheduling/inventory/resources/erasing.store.ts listResourcesOf",
  ],
  "a rotation of the master key counts what it has before it, once": [
    "scheduling/api/idempotency/store.ts countAnswers",
    "scheduling/changes/webhooks/store.ts countSecrets",
    "scheduling/money/connections/store.ts countSeals",
  ],
  "an erasure goes through all accounts": [
    "scheduling/offering/booking-pages/store.ts forgetAddress",
    "scheduling/inventory/resources/erasing.store.ts anonymiseResources",
  ],
  "what has expired is removed from all accounts, and decides nothing": [
    "scheduling/api/idempotency/store.ts forgetCalls",
    "scheduling/appointments/imports/forget.store.ts forgetImports",
    "scheduling/changes/outbox/queue.store.ts forgetPayloads",
  ],
  "operators see what waits, or fails, of all accounts": [
    "scheduling/operating/operator/health.store.ts listFailingWebhooks",
    "scheduling/operating/operator/health.store.ts listFailingWebhooks",
    "scheduling/operating/reconcile/waiting/store.ts findOldestPayload",
  ],
};
