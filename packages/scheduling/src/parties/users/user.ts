// A user is a person in this service; a member is a user with rights in an account.

import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import type { Membership, Rights } from "../../core/rights.ts";
import type { Me, User } from "./schema.ts";
import {
  type Administrator,
  listAdministrators,
  type MemberRow,
  saveActivity,
  type UserRow,
} from "./store.ts";

const noticedEveryMs = 5 * 60 * 1000;

export async function noteActivity(
  { db, now }: Context,
  userId: number,
  lastActivityAt: Date | null,
): Promise<void> {
  const at = now();
  if (lastActivityAt !== null && at.getTime() - lastActivityAt.getTime() < noticedEveryMs) return;
  await saveActivity(db, userId, at);
}

export function meOf(row: UserRow): Static<typeof Me> {
  const { id, first_name, last_name, email, image, timezone } = row;
  return {
    id,
    first_name,
    last_name,
    email,
    image,
    timezone,
    last_login_at: momentOf(row.last_login_at),
    last_logout_at: momentOf(row.last_logout_at),
    last_activity_at: momentOf(row.last_activity_at),
    activation_state: "active",
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
    last_product_update_read_at: null,
  };
}

export function userOf(row: MemberRow): Static<typeof User> {
  const { color, permissions, activation_state, owner } = row;
  const { booking_rights, client_rights, project_rights, resource_rights, report_rights } = row;
  return {
    ...(activation_state === "pending" ? strangerOf(row) : meOf(row)),
    activation_state,
    color,
    permissions,
    booking_rights,
    client_rights,
    project_rights,
    resource_rights,
    report_rights,
    own_only: row.own_only,
    owner,
  };
}

export function membershipOf(row: MemberRow): Membership {
  const { permissions, own_only: ownOnly } = row;
  return { permissions, rights: rightsIn(row), ownOnly };
}

type MemberRights = Pick<
  MemberRow,
  `${"booking" | "client" | "project" | "resource" | "report"}_rights`
>;

export const rightsIn = (row: MemberRights): Rights => ({
  bookings: row.booking_rights,
  clients: row.client_rights,
  projects: row.project_rights,
  resources: row.resource_rights,
  reports: row.report_rights,
});

export function fullNameOf(user: UserRow | undefined): string {
  return `${user?.first_name ?? ""} ${user?.last_name ?? ""}`.trim();
}

// An invited person has not agreed to show more than the address.
function strangerOf(row: MemberRow): Static<typeof Me> {
  return {
    ...meOf(row),
    first_name: row.email.replace(/@.*/s, ""),
    last_name: "",
    image: null,
    last_login_at: null,
    last_logout_at: null,
    last_activity_at: null,
  };
}

export async function listProvedAdministrators(
  db: Database,
  accountId: number,
): Promise<Administrator[]> {
  return (await listAdministrators(db, accountId)).filter(({ isProved }) => isProved);
}
