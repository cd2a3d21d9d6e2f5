import { type Chore, doChores } from "@frontdesk/platform/housekeeping";
import { forgetBegun, forgetTokens } from "../acceptance/payments/store.ts";
import { forgetExpiredBalances } from "../acquiring/simulator/store.ts";
import { forgetCalls } from "../api/idempotency/store.ts";
import { forgetChallenges } from "../authentication/issuer/store.ts";
import { forgetAuthentications } from "../authentication/tds/store.ts";
import { expireAuthorizations } from "../card-payments/transactions/expiry/expire.ts";
import type { Context } from "../core/context.ts";
import { followRates } from "../core/rates/fetch.ts";
import { removeOldEvents } from "../notifications/events/retention.ts";
import { handleFailing } from "../notifications/webhooks/disable.ts";
import { forgetDeliveries, forgetWebhooks } from "../notifications/webhooks/store.ts";
import { grantDue } from "../parties/merchants/access-recoveries/access-recovery.ts";
import { forgetContacts } from "../parties/merchants/contacts.store.ts";
import { appointDue } from "../parties/merchants/owner-assignments/assign.ts";
import { forgetClaims } from "../parties/merchants/ownership/store.ts";
import { eraseLate } from "./erasing/erase.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const keysAreKeptMs = 2 * dayMs;

const deliveriesOf =
  (test: boolean): Chore["forget"] =>
  (db, before) =>
    forgetDeliveries(db, { test, before });

const chores: readonly Chore[] = [
  { name: "calls", forget: forgetCalls, keptMs: keysAreKeptMs },
  { forget: forgetTokens, keptMs: 0 },
  { forget: forgetClaims, keptMs: 0 },
  { forget: forgetContacts, keptMs: 90 * dayMs },
  { name: "authentications", forget: forgetAuthentications, keptMs: dayMs },
  { forget: forgetChallenges, keptMs: dayMs },
  { forget: forgetBegun, keptMs: dayMs },
  { forget: forgetExpiredBalances, keptMs: 0 },
  { name: "deliveries", forget: deliveriesOf(false), keptMs: 30 * dayMs },
  { name: "testDeliveries", forget: deliveriesOf(true), keptMs: 7 * dayMs },
  { name: "webhooks", forget: forgetWebhooks, keptMs: hourMs },
];

export async function keepHouse(context: Context): Promise<void> {
  const { jobs } = context;
  await jobs.every("payments-housekeeping", "7 * * * *", () => doChores(context, chores));
  await jobs.every("payments-erased", "47 * * * *", () => eraseLate(context));
  await jobs.every("payments-events", "37 * * * *", () => removeOldEvents(context));
  await jobs.every("payments-rates", "23 * * * *", () => followRates(context));
  await jobs.every("payments-expiry", "17 * * * *", () => expireAuthorizations(context));
  await jobs.every("payments-webhooks", "*/5 * * * *", () => handleFailing(context));
  await jobs.every("payments-rescues", "*/5 * * * *", () => grantDue(context));
  await jobs.every("payments-owners", "*/5 * * * *", () => appointDue(context));
}
