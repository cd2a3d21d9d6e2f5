import type { Scope } from "@frontdesk/scheduling-client/types/own";

export type ScopeNoun = Scope extends `${infer Noun}:${string}` ? Noun : never;

/** Reports and audit have no write scope. */
export const scopesByNoun: Readonly<Record<ScopeNoun, readonly Scope[]>> = {
  accounts: ["accounts:read", "accounts:write"],
  users: ["users:read", "users:write"],
  resource_types: ["resource_types:read", "resource_types:write"],
  resources: ["resources:read", "resources:write"],
  clients: ["clients:read", "clients:write"],
  projects: ["projects:read", "projects:write"],
  bookings: ["bookings:read", "bookings:write"],
  downtimes: ["downtimes:read", "downtimes:write"],
  services: ["services:read", "services:write"],
  appointments: ["appointments:read", "appointments:write"],
  orders: ["orders:read", "orders:write"],
  reports: ["reports:read"],
  webhooks: ["webhooks:read", "webhooks:write"],
  calendars: ["calendars:read", "calendars:write"],
  audit: ["audit:read"],
};

export const scopeNouns = Object.keys(scopesByNoun) as ScopeNoun[];

interface Verbs {
  see: string;
  change: string;
  nouns: Readonly<Record<ScopeNoun, string>>;
}

/** `See, Change: bookings` */
export function scopeLabels(allowed: readonly Scope[], { see, change, nouns }: Verbs): string[] {
  return scopeNouns.flatMap((noun) => {
    const verbs = scopesByNoun[noun]
      .filter((scope) => allowed.includes(scope))
      .map((scope) => (scope.endsWith(":read") ? see : change));
    return verbs.length === 0 ? [] : [`${verbs.join(", ")}: ${nouns[noun]}`];
  });
}

export function linesIn(text: string): string[] {
  return text.split(/\s+/).filter((line) => line !== "");
}
