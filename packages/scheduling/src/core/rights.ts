import { isDeepStrictEqual } from "node:util";

/** Each level includes the lower ones. "Own": booked by me, or of my own resource. */
export const levels = ["none", "view", "manage_own", "manage_all"] as const;
export type Level = (typeof levels)[number];

export type RightNoun = "bookings" | "clients" | "projects" | "resources" | "reports";
export type Rights = Readonly<Record<RightNoun, Level>>;

export const permissions = ["basic_user", "manager", "administrator", "custom"] as const;
export type Permissions = (typeof permissions)[number];

const every = (level: Level): Rights => ({
  bookings: level,
  clients: level,
  projects: level,
  resources: level,
  reports: "view",
});

export const presets: Readonly<Record<Exclude<Permissions, "custom">, Rights>> = {
  basic_user: every("view"),
  manager: every("manage_own"),
  administrator: every("manage_all"),
};

export interface Membership {
  permissions: Permissions;
  rights: Rights;
  ownOnly: boolean;
}

const nothing: Rights = { ...every("none"), reports: "none" };

const named: readonly [name: string, Pick<Membership, "rights" | "ownOnly">][] = [
  [
    "Front desk",
    {
      rights: {
        ...nothing,
        bookings: "manage_all",
        clients: "manage_all",
        resources: "view",
        reports: "view",
      },
      ownOnly: false,
    },
  ],
  [
    "Own calendar",
    {
      rights: { ...nothing, bookings: "manage_own", clients: "view", resources: "view" },
      ownOnly: true,
    },
  ],
  ["Accountant", { rights: { ...nothing, reports: "view" }, ownOnly: false }],
];

const presetNames = { basic_user: "Reader", manager: "Member", administrator: "Manager" } as const;

/** The role's name at the desk; undefined for other rights. */
export function roleNameOf({ permissions, rights, ownOnly }: Membership): string | undefined {
  if (permissions !== "custom") return presetNames[permissions];
  return named.find(([, role]) => isDeepStrictEqual(role, { rights, ownOnly }))?.[0];
}

export function includes(level: Level, request: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(request);
}

/** `write` does not include `read`. */
export const scopes = [
  "accounts:read",
  "accounts:write",
  "users:read",
  "users:write",
  "resource_types:read",
  "resource_types:write",
  "resources:read",
  "resources:write",
  "clients:read",
  "clients:write",
  "projects:read",
  "projects:write",
  "bookings:read",
  "bookings:write",
  "downtimes:read",
  "downtimes:write",
  "services:read",
  "services:write",
  "appointments:read",
  "appointments:write",
  "orders:read",
  "orders:write",
  "reports:read",
  "webhooks:read",
  "webhooks:write",
  "calendars:read",
  "calendars:write",
  "audit:read",
] as const;
export type Scope = (typeof scopes)[number];

/** These scopes require the second factor, if the person has one. */
const stepUpScopes: readonly Scope[] = ["accounts:write", "webhooks:write"];

export function takesStepUp(requests: readonly Scope[]): boolean {
  return requests.some((scope) => stepUpScopes.includes(scope));
}
