/* The owner of an address did not make the accounts created before confirmation: they get a
   list, and the accounts end for all members. */
import { nearestName } from "@frontdesk/server/names";
import { listPersonalTokens } from "../../applications/tokens/store.ts";
import type { Context } from "../../core/context.ts";
import { unpublish } from "../../offering/booking-pages/store.ts";
import { listAccounts, setSuspended } from "../../parties/accounts/store.ts";
import { findUserOfPerson } from "../../parties/users/store.ts";
import { type CreatedCounts, countCreated } from "./created.store.ts";

type Inside = Pick<Context, "db" | "now">;

export async function listCreatedBy({ db }: Inside, personId: string): Promise<string[]> {
  const user = await findUserOfPerson(db, personId);
  if (user === undefined) return [];
  const lines: string[] = [];
  for (const { id: accountId, name } of await listAccounts(db, user.id)) {
    const createdCounts = await countCreated(db, { accountId, userId: user.id });
    lines.push(`The studio “${nearestName(name)}”: ${inWords(createdCounts)}`);
  }
  const tokens = (await listPersonalTokens(db, user.id)).length;
  return tokens === 0 ? lines : [...lines, counted(tokens, "personal token")];
}

function inWords({ members, webhooks, feeds, isPublished }: CreatedCounts): string {
  const parts = [
    counted(members, "other member"),
    counted(webhooks, "webhook"),
    counted(feeds, "calendar feed"),
    isPublished ? "a public booking page" : "no public page",
  ];
  return new Intl.ListFormat("en-GB").format(parts);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

export async function shutAccountsOf({ db, now }: Inside, userId: number): Promise<void> {
  const at = now();
  for (const { id, owner } of await listAccounts(db, userId)) {
    if (!owner) continue;
    await setSuspended(db, id, { suspended: true, at });
    await unpublish(db, id, at);
  }
}
