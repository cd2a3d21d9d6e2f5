import { judgePlans, type PlanJudgement } from "@frontdesk/database/test/query-plans";
import { untouchedBy } from "@frontdesk/database/test/untouched";
import { onPostgres } from "@frontdesk/database/testing";
import { expect, it } from "vitest";
import { migrations } from "../src/core/migrations.ts";
import { drive } from "./driving/drive.ts";
import { startDriven } from "./driving/driven.ts";

/** Statements that justifiably read more rows. */
const excepted = {
  "with looked as materialized": "a list looks at ten thousand ids at most, to count them",
  "select u.resource_id, u.project_id": "a report goes through the resources of its account",
  capacity_openings: "it tells in one row what opens all resources of a report",
  "with shown as materialized": "a calendar goes through the resources of its account",
  "select o.downtime_id, o.resource_id": "a calendar goes through the resources of its account",
  "f.creator_id = $2": "whoever leaves an account has its feeds looked through, once",
  "select account_id, id, kind, subject_id": "an erasure looks for a person in all that is kept",
  "select id, details from scheduling.operator_actions where position": "so it does in all acts",
  "update scheduling.booking_pages set": "so it does in the pages of all accounts",
  "select account_id, id, body, response_body": "so it does in what webhooks are told",
  'select account_id as "accountId", id, failing_since': "operators ask of all that fails",
  account_webhooks_due: "asks of each webhook that is sent to what is due first",
  'select w.account_id as "accountId", w.id as "webhookId"': "so do the metrics",
  "select count(sealed": "a rotation of the master key counts what it has before it, once",
  charges_due: "whose turn it is is asked of all accounts at once",
  connections_due: "so it is of merchants that are swept",
  appointments_to_come: "whoever deletes a service is told how many are to come of it, once",
  "select u.id, u.email, p.email_verified_at": "it goes through the members of an account",
  audit_entries_of_client: "an erasure looks for a client in all projects of the account",
  payloads_of_client: "so it does in what webhooks are told",
  accounts_keeping: "once a day all accounts are gone through for who is to be forgotten",
  clients_unseen: "so are the clients of each",
  accounts_after: "so they are for what is agreed by rules of zones that are old",
  sessions_of_older_rules: "so is what is to come of each",
  appointments_abandoned: "what was typed for nothing is looked through, which is a day's",
  "::int as members": "the owner of an address is told what an account of theirs has, once",
  services_public: "a page shows the services of its account",
  "with places as materialized": "reconciling reads all sessions of an account to compare them",
  "delete from scheduling.availability_periods": "new opening hours replace those of all followers",
  "update scheduling.availability_periods set": "so do they end the former ones",
  "c.downtime_id = t.id ) c where t.account_id": "a closure names all resources of its account",
  capacity_days: "a closure changes the ledger of all resources",
  "with days as materialized": "reconciling reads all days of fifty resources to compare them",
};

/** Statements that no test executes yet. */
const others = [
  "applications/oauth/applications/store.ts replaceSecret",
  "appointments/customers/business.store.ts listChoosable",
  "planning/bookings/archiving/store.ts listBookedBy",
  "planning/bookings/archiving/store.ts setBooker",
  "planning/bookings/sessions/store.ts findAppointmentOf",
  "planning/downtimes/store.ts saveSpan",
  "changes/outbox/erasing.store.ts rewritePayload",
  "changes/webhooks/store.ts markNotified",
  "changes/webhooks/store.ts updateSecrets",
  "money/charges/fees.store.ts noteRequested",
  "money/charges/store.ts existingAmong",
  "money/charges/waking.store.ts wakeAllCharges",
  "money/charges/waking.store.ts wakeCharges",
  "money/charges/store.ts lowerFee",
  "money/connections/store.ts mayOweRefunds",
  "money/connections/store.ts wasRequestedSince",
  "money/connections/store.ts breakConnection",
  "money/connections/store.ts deleteConnection",
  "money/connections/store.ts saveCursor",
  "money/connections/store.ts saveHeard",
  "money/connections/store.ts savePollCursor",
  "money/deposits.store.ts findDeposit",
  "operating/operator/actions.store.ts rewriteDetails",
  "operating/reconcile/payments/store.ts listChargesOfPayments",
  "parties/accounts/store.ts setLiveSince",
  "parties/accounts/store.ts saveSettings",
  "parties/accounts/store.ts listWaitingIds",
  "parties/accounts/store.ts setOwner",
  "parties/users/store.ts activateMember",
  "parties/users/store.ts lockUser",
  "parties/users/store.ts updateUserEmail",
  "inventory/resources/store.ts countActive",
  "inventory/resources/store.ts renameResource",
  "inventory/resources/store.ts unlinkResource",
];

it.runIf(onPostgres)(
  "query plans: no statement planned on empty tables reads extra rows",
  async () => {
    const all: PlanJudgement[] = [];
    const untouched = await untouchedBy(new URL("../src/", import.meta.url), async () => {
      all.push(
        await judgePlans({
          migrations,
          tenant: ["account_id"],
          alone: ["scheduling.webhooks"],
          start: startDriven,
          drive,
          excepted,
        }),
      );
    });
    const { count, weak, unread, needless } = all[0]!;
    expect({ weak, unread, needless }).toEqual({ weak: [], unread: [], needless: [] });
    expect(untouched.filter((one) => !others.includes(one))).toEqual([]);
    expect(count).toBeGreaterThan(270);
  },
  1_800_000,
);
