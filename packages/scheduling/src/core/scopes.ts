import { type Scope, scopes } from "./rights.ts";

export interface ScopeNoun {
  name: string;
  words: string;
  read?: Scope | undefined;
  write?: Scope | undefined;
}

const words: Readonly<Record<string, string>> = {
  accounts: "the accounts that you belong to",
  users: "the members of your accounts",
  resource_types: "types of resources and their fields",
  resources: "resources and their availability",
  clients: "clients",
  projects: "projects",
  bookings: "bookings",
  downtimes: "time off",
  services: "services and the booking page",
  appointments: "appointments",
  orders: "payments at the business",
  reports: "reports",
  webhooks: "webhooks",
  calendars: "calendar feeds",
  audit: "the audit log",
};

export const scopeNouns: readonly ScopeNoun[] = Object.entries(words).map(([name, words]) => ({
  name,
  words,
  read: scopes.find((scope) => scope === `${name}:read`),
  write: scopes.find((scope) => scope === `${name}:write`),
}));

export function scopePhrases(allowed: readonly Scope[]): string[] {
  return scopeNouns.flatMap(({ words, read, write }) => {
    const verbs = [
      ...(read !== undefined && allowed.includes(read) ? ["see"] : []),
      ...(write !== undefined && allowed.includes(write) ? ["change"] : []),
    ];
    if (verbs.length === 0) return [];
    const phrase = `${verbs.join(" and ")} ${words}`;
    return [phrase[0]!.toUpperCase() + phrase.slice(1)];
  });
}

export function scopesAmong(texts: readonly string[]): Scope[] | undefined {
  const chosen = scopes.filter((scope) => texts.includes(scope));
  return texts.every((text) => (scopes as readonly string[]).includes(text)) ? chosen : undefined;
}
