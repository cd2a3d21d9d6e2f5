import type { Static } from "typebox";
import type { Noun } from "../../changes/outbox/changed.ts";
import type { View } from "../../changes/view.ts";
import type { mailKinds } from "./kinds.ts";
import type { BookingPage } from "./schema.ts";

export type PageResponse = Static<typeof BookingPage>;

export interface PageText {
  subject: string;
  paragraph: string;
}

export interface PageRow {
  published: boolean;
  title: string | null;
  intro: string | null;
  contact_email: string | null;
  phone: string | null;
  address: string | null;
  privacy_url: string | null;
  terms_url: string | null;
  privacy_text: string | null;
  terms_text: string | null;
  websites: string[];
  accent_color: string | null;
  notices_to: string[];
  /** Minutes before the start. */
  reminders: number[];
  texts: Partial<Record<(typeof mailKinds)[number], Record<string, PageText>>>;
  retention_months: number;
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
  return { ...row, url: `${publicUrl}/book/${encodeURIComponent(account.subdomain)}` };
}

export const pageNoun: Noun<PageRow, PageResponse> = {
  kind: "booking_page",
  checkOwn: () => {},
  show: visiblePage,
};
