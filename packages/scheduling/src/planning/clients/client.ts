/* The customer of bookings, directly or through a project. */
import type { Static } from "typebox";
import type { Noun } from "../../changes/outbox/changed.ts";
import type { View } from "../../changes/view.ts";
import { momentOf } from "../../core/dates.ts";
import type { TableRow } from "../../core/tables.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import { checkCreator } from "../../parties/identity/identity.ts";
import type { Client, ListedClient } from "./schema.ts";

export type ClientResponse = Static<typeof Client>;

export interface ClientRow
  extends Omit<TableRow<"clients">, "account_id" | "erased_at" | "same_as" | "typed_email"> {
  /** BCP 47. */
  locale: string | null;
}

export const checkOwnClient = checkCreator("clients");

type ClientView = Pick<View, "settings"> & {
  account: Pick<View["account"], "subdomain"> & { isOwnOnly?: boolean };
};

export function listedClientOf(
  row: ClientRow,
  { settings, account }: ClientView,
): Static<typeof ListedClient> {
  const { id } = row;
  const url = `${accountUrl(settings, account.subdomain)}/clients/${id}`;
  const { creator_id, name, email, phone, locale, reminders_off, archived } = row;
  const notes = account.isOwnOnly === true ? null : row.notes;
  const contact = { email, phone, locale, reminders_off };
  const updated_at = momentOf(row.updated_at);
  return { id, creator_id, name, notes, ...contact, archived, updated_at, url };
}

export function clientOf(row: ClientRow, view: ClientView): ClientResponse {
  const { color, created_at: created } = row;
  return { ...listedClientOf(row, view), color, created_at: momentOf(created) };
}

export const clientNoun: Noun<ClientRow, ClientResponse> = {
  kind: "client",
  checkOwn: checkOwnClient,
  show: clientOf,
};
