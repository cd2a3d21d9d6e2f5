import { includes, type RightNoun, type Scope } from "../../core/rights.ts";
import type { Account, Caller } from "../../parties/identity/identity.ts";
import type { RecordedKind } from "../outbox/records.ts";
import type { Hint } from "./store.ts";

interface Sight {
  scope: Scope;
  noun?: RightNoun;
  forAdministrators?: boolean;
}

const sights: Readonly<Record<string, Sight>> = {
  account: { scope: "accounts:read" },
  booking: { scope: "bookings:read", noun: "bookings" },
  client: { scope: "clients:read", noun: "clients" },
  project: { scope: "projects:read", noun: "projects" },
  resource: { scope: "resources:read", noun: "resources" },
  resource_type: { scope: "resource_types:read" },
  downtime: { scope: "downtimes:read", noun: "bookings" },
  downtime_type: { scope: "downtimes:read", noun: "bookings" },
  service: { scope: "services:read", noun: "resources" },
  appointment: { scope: "appointments:read", noun: "bookings" },
  booking_page: { scope: "services:read", forAdministrators: true },
  user: { scope: "users:read" },
  webhook: { scope: "webhooks:read", forAdministrators: true },
  feed: { scope: "calendars:read" },
  merchant: { scope: "accounts:read", forAdministrators: true },
} satisfies Record<RecordedKind, Sight>;

export function maySee(
  { account, caller }: { account: Account; caller: Caller },
  { kind, creatorId }: Pick<Hint, "kind" | "creatorId">,
): boolean {
  const { scope, noun, forAdministrators } = sights[kind] ?? {};
  if (scope === undefined || !caller.scopes.includes(scope)) return false;
  if (account.isAdministrator) return true;
  if (forAdministrators === true) return false;
  if (kind === "feed") return creatorId === caller.userId;
  return noun === undefined || includes(account.rights[noun], "view");
}
