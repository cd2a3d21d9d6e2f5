import type { Role } from "@frontdesk/payments-client/types";

export type Permissions = "basic_user" | "manager" | "administrator" | "custom";

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
