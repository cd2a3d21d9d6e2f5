/*
 * A feed is a secret address at which the calendar of one resource, or of the whole account, can be
 * read. It shows no more than whoever made it may see, and ends when they may not see it any more.
 */
import { randomBytes } from "node:crypto";
import type { Static } from "typebox";
import { forbidden } from "../../core/refusals.ts";
import type { Scope } from "../../core/rights.ts";
import type { Settings } from "../../core/settings.ts";
import { momentOf } from "../../core/times.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { Feed } from "./schema.ts";
import type { FeedRow } from "./store.ts";

/** What a feed shows, and so what is needed to make one. */
export const carriedByFeeds: readonly Scope[] = [
  "bookings:read",
  "downtimes:read",
  "resources:read",
  "clients:read",
  "projects:read",
];

/** A new secret for a feed's address: the account, which is no secret, and 256 random bits. */
export function createFeedToken(accountId: number): string {
  return `${accountId}-${randomBytes(32).toString("base64url")}`;
}

const address = /^((\d{1,15})-[\w-]{43})\.ics$/;

/** The secret in the name of a calendar's file; undefined when it can be none. */
export function readFileName(name: string): { token: string; accountId: number } | undefined {
  const [, token, accountId] = address.exec(name) ?? [];
  if (token === undefined) return undefined;
  return { token, accountId: Number(accountId) };
}

/** Where a calendar is read. */
export function feedAddress({ publicUrl }: Pick<Settings, "publicUrl">, token: string): string {
  return `${publicUrl}/calendars/${token}.ics`;
}

/** A feed as the API shows it; its address is shown when it is made, and never again. */
export function feedOf(row: FeedRow): Static<typeof Feed> {
  const { id, account_id, resource_id, creator_id } = row;
  return { id, account_id, resource_id, creator_id, created_at: momentOf(row.created_at) };
}

/** Refuses with 403 who is no administrator when neither the feed nor its resource is theirs. */
export function checkOwnFeed(
  { account, userId }: Actor,
  { creator_id, resource_user_id }: Pick<FeedRow, "creator_id" | "resource_user_id">,
): void {
  if (account.isAdministrator) return;
  if (creator_id !== userId && resource_user_id !== userId) throw forbidden();
}
