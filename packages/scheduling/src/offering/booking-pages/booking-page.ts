import type { Static } from "typebox";
import type { Noun } from "../../changes/outbox/changed.ts";
import type { View } from "../../changes/view.ts";
import type { Scope } from "../../core/rights.ts";
import type { TableRow } from "../../core/tables.ts";
import type { mailKinds } from "./kinds.ts";
import type { BookingPage } from "./schema.ts";

export type PageResponse = Static<typeof BookingPage>;

/** Mails to staff name appointment and customer. */
export const carriedByNotices: readonly Scope[] = ["appointments:read", "clients:read"];

export interface PageText {
  subject: string;
  paragraph: string;
}

export interface PageRow
  extends Omit<TableRow<"booking_pages">, "account_id" | "created_at" | "updated_at"> {
  /** Minutes before the start. */
  reminders: number[];
  texts: Partial<Record<(typeof mailKinds)[number], Record<string, PageText>>>;
}

export const firstPage: PageRow = {
  published: false,
  title: null,
  intro: null,
  contact_email: null,
  phone: null,
  address: null,
  privacy_url: null,
  terms_url: null,
  privacy_text: null,
  terms_text: null,
  websites: [],
  accent_color: null,
  logo: null,
  notices_to: [],
  reminders: [1440],
  texts: {},
  retention_months: 24,
};

export function visiblePage(
  row: PageRow,
  { settings, account }: Pick<View, "settings" | "account">,
): PageResponse {
  const { publicUrl } = settings;
  const { logo, ...page } = row;
  return {
    ...page,
    logo_url: logoUrlOf({ id: account.id, logo }, publicUrl),
    url: `${publicUrl}/book/${encodeURIComponent(account.subdomain)}`,
  };
}

/** By id: a new subdomain must not break earlier mails. */
export function logoUrlOf(
  { id, logo }: { id: number; logo: string | null },
  publicUrl: string,
): string | null {
  return logo === null ? null : `${publicUrl}/public/v1/${id}/logo/${logo}`;
}

export const pageNoun: Noun<PageRow, PageResponse> = {
  kind: "booking_page",
  checkOwn: () => {},
  show: visiblePage,
};
