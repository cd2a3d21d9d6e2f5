/* Users of the merchant and members of the account, joined by address. */
import type { Role } from "@frontdesk/payments-client/types";
import { queryOptions } from "@tanstack/react-query";
import { payments, scheduling } from "./clients.ts";
import type { Workspace } from "./desk.ts";
import { may } from "./may.ts";

export type Permissions = "basic_user" | "manager" | "administrator" | "custom";

type Level = "none" | "view" | "manage_own" | "manage_all";

export interface ShopUser {
  id: string;
  email: string;
  role: Role;
  name?: string | undefined;
  lastSeen?: string | null | undefined;
  hasSecondFactor?: boolean | undefined;
}

export interface StudioUser {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  permissions: Permissions;
  booking_rights: Level;
  client_rights: Level;
  project_rights: Level;
  resource_rights: Level;
  report_rights: "none" | "view";
  own_only: boolean;
  owner: boolean;
  activation_state: "active" | "pending";
  last_activity_at: string | null;
}

export interface TeamMember {
  email: string;
  name: string | null;
  shop: ShopUser | undefined;
  studio: StudioUser | undefined;
  isInvited: boolean;
  lastSeen: string | null;
  hasSecondFactor: boolean | undefined;
}

export function teamOf(shop: readonly ShopUser[], studio: readonly StudioUser[]): TeamMember[] {
  const key = ({ email }: { email: string }) => email.toLowerCase();
  const [users, members] = [
    new Map(shop.map((user) => [key(user), user])),
    new Map(studio.map((member) => [key(member), member])),
  ];
  const all = [...new Set([...users.keys(), ...members.keys()])];
  return all
    .map((email) => memberOf(users.get(email), members.get(email)))
    .sort((a, b) => (a.name ?? a.email).localeCompare(b.name ?? b.email));
}

function memberOf(shop: ShopUser | undefined, studio: StudioUser | undefined): TeamMember {
  const isActive = studio?.activation_state === "active";
  const studioName = isActive ? `${studio.first_name} ${studio.last_name}`.trim() : "";
  const name = shop?.name ?? (studioName === "" ? null : studioName);
  const seen = [shop?.lastSeen, studio?.last_activity_at].filter((at) => typeof at === "string");
  return {
    email: (shop ?? studio)!.email,
    name,
    shop,
    studio,
    isInvited: shop?.name === undefined && !isActive,
    lastSeen: seen.sort().at(-1) ?? null,
    hasSecondFactor: shop?.hasSecondFactor,
  };
}

export type WorkspaceParts = Pick<Workspace, "id" | "merchant" | "account">;

export function reachOf({ merchant, account }: WorkspaceParts): { shop: boolean; studio: boolean } {
  return {
    shop: merchant !== null && may(merchant, "team"),
    studio: account?.isAdministrator === true,
  };
}

export const team = {
  list: (workspace: WorkspaceParts) =>
    queryOptions({
      queryKey: [workspace.id, "team", "list"],
      queryFn: async ({ signal }) => {
        const { merchant, account } = workspace;
        const { shop } = reachOf(workspace);
        const users = shop ? payments.merchants.users.list(merchant!.id, { signal }) : [];
        const studio =
          account === null ? [] : scheduling.account(account.subdomain).users.list({ signal });
        const members: StudioUser[] = await Array.fromAsync(studio);
        return teamOf(await Array.fromAsync(users), members);
      },
    }),
};

/** The rights alone, in a fixed order. */
export function rightsOf(studio: StudioUser) {
  const { permissions, booking_rights, client_rights, project_rights, ...rest } = studio;
  const { resource_rights, report_rights, own_only, owner } = rest;
  const rights = { booking_rights, client_rights, project_rights, resource_rights, report_rights };
  return { permissions, ...rights, own_only, owner };
}
