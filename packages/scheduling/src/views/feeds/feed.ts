/* Shows only data visible to its creator, and ends when they lose access. */
import { randomBytes } from "node:crypto";
import type { Static } from "typebox";
import { momentOf } from "../../core/dates.ts";
import { forbidden } from "../../core/refusals.ts";
import type { Scope } from "../../core/rights.ts";
import type { Settings } from "../../core/settings.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { Feed } from "./schema.ts";
import type { FeedRow } from "./store.ts";

/** Scopes to create a feed, and to keep it. */
export const carriedByFeeds: readonly Scope[] = [
  "bookings:read",
  "downtimes:read",
  "resources:read",
  "clients:read",
  "projects:read",
];

/** The account number (public) and 256 random bits. */
export function createFeedToken(accountId: number): string {
  return `${accountId}-${randomBytes(32).toString("base64url")}`;
}

const address = /^((\d{1,15})-[\w-]{43})\.ics$/;

export function readFileName(name: string): { token: string; accountId: number } | undefined {
  const [, token, accountId] = address.exec(name) ?? [];
  if (token === undefined) return undefined;
  return { token, accountId: Number(accountId) };
}

export function feedAddress({ publicUrl }: Pick<Settings, "publicUrl">, token: string): string {
  return `${publicUrl}/calendars/${token}.ics`;
}

export function feedOf(row: FeedRow): Static<typeof Feed> {
  const { id, account_id, resource_id, creator_id } = row;
  return { id, account_id, resource_id, creator_id, created_at: momentOf(row.created_at) };
}

export function checkOwnFeed(
  { account, userId }: Actor,
  { creator_id, resource_user_id }: Pick<FeedRow, "creator_id" | "resource_user_id">,
): void {
  if (account.isAdministrator) return;
  if (creator_id !== userId && resource_user_id !== userId) throw forbidden();
}
