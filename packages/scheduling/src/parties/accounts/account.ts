/* An account is a tenant: its data is invisible to other accounts. */
import type { Static } from "typebox";
import { momentOf, zoneOf } from "../../core/dates.ts";
import type { Settings } from "../../core/settings.ts";
import type { AccountAnswer, ListedAccount } from "./schema.ts";
import type { AccountRow, OwnAccountRow, TrustRow } from "./store.ts";

// Our own paths, and misleading names.
const reserved = new Set([
  "accounts",
  "admin",
  "api",
  "calendars",
  "developers",
  "docs",
  "forgot",
  "frontdesk",
  "health",
  "join",
  "me",
  "metrics",
  "oauth",
  "openapi",
  "reset",
  "second-factor",
  "sign-in",
  "sign-out",
  "sign-up",
  "support",
  "verify",
  "well-known",
  "www",
]);

const longest = 40;

export function isSubdomain(text: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(text) && text.length <= 63 && !reserved.has(text);
}

export function subdomainOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, longest)
    .replace(/-+$/, "");
  return isSubdomain(plain) ? plain : `studio${plain === "" ? "" : `-${plain}`}`;
}

export function ownUrl({ publicUrl }: Settings, subdomain: string): string {
  return `${publicUrl}/v1/accounts/${subdomain}`;
}

export function accountUrl({ publicUrl }: Settings, subdomain: string): string {
  return `${publicUrl}/v1/${subdomain}`;
}

export function accountPath(settings: Settings, subdomain: string): string {
  return new URL(accountUrl(settings, subdomain)).pathname;
}

export function listedAccountOf(
  row: OwnAccountRow,
  settings: Settings,
): Static<typeof ListedAccount> {
  const { id, name, subdomain, timezone, permissions } = row;
  const { booking_rights, client_rights, project_rights, resource_rights, report_rights } = row;
  return {
    id,
    name,
    subdomain,
    rootdomain: new URL(settings.publicUrl).hostname,
    url: ownUrl(settings, subdomain),
    timezone,
    iana: zoneOf(timezone),
    week_start: row.week_start,
    permissions,
    booking_rights,
    client_rights,
    project_rights,
    resource_rights,
    report_rights,
    own_only: row.own_only,
    owner: row.owner,
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
  };
}

export function accountOf(row: AccountRow, settings: Settings): Static<typeof AccountAnswer> {
  const { id, name, subdomain, suspended_at: suspendedAt } = row;
  return {
    id,
    name,
    subdomain,
    url: ownUrl(settings, subdomain),
    suspended: suspendedAt !== null,
    timezone: row.timezone,
    iana: zoneOf(row.timezone),
    default_periods: row.default_periods,
    is_timed_only: row.is_timed_only,
    week_start: row.week_start,
    country: row.country,
    region: row.region,
    vat_number: row.vat_number,
    no_show_tax: row.no_show_tax,
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
    owner: {
      name: `${row.owner_first_name} ${row.owner_last_name}`.trim(),
      email: row.owner_email,
      image: row.owner_image,
      timezone: row.owner_timezone,
    },
  };
}

/* Needs an owner with a verified address, and an operator's approval unless the installation
   trusts all. Mails of other accounts have no own words. */

export interface Trust {
  isTrusted: boolean;
  isOwnerProved: boolean;
  isApproved: boolean;
}

export function trustOf(
  { accountsAreTrusted }: Pick<Settings, "accountsAreTrusted">,
  row: TrustRow | undefined,
): Trust {
  const isOwnerProved = row?.isOwnerProved === true;
  const isApproved = accountsAreTrusted || row?.isApproved === true;
  return { isTrusted: isOwnerProved && isApproved, isOwnerProved, isApproved };
}
