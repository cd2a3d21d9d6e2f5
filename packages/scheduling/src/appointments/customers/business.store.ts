import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";

export interface BusinessRow {
  id: number;
  subdomain: string;
  name: string;
  timezone: string;
  is_suspended: boolean;
  published: boolean;
  title: string | null;
  intro: string | null;
  contact_email: string | null;
  phone: string | null;
  address: string | null;
  privacy_url: string | null;
  terms_url: string | null;
  has_privacy_text: boolean;
  has_terms_text: boolean;
  accent_color: string | null;
  /** The name of the picture. */
  logo: string | null;
  websites: string[];
  takes_test_money: boolean;
}

export interface OpenBusiness extends BusinessRow {
  logo_url: string | null;
}

const find = statement(
  "business_find",
  `select a.id, a.subdomain, a.name, a.timezone, a.suspended_at is not null as is_suspended,
    coalesce(p.published, false) as published, p.title, p.intro, p.contact_email, p.phone,
    p.address, p.privacy_url, p.terms_url, p.accent_color, p.logo,
    coalesce(p.websites, '{}') as websites,
    p.privacy_text is not null as has_privacy_text, p.terms_text is not null as has_terms_text,
    coalesce((select is_test from scheduling.connections where account_id = $1), false)
      as takes_test_money
  from scheduling.accounts a
  left join scheduling.booking_pages p on p.account_id = a.id
  where a.id = $1`,
);

export async function findBusiness(db: Database, id: number): Promise<BusinessRow | undefined> {
  return (await run<BusinessRow>(db, find, [id]))[0];
}

const notices = statement(
  "business_notices",
  `select privacy_text as privacy, terms_text as terms from scheduling.booking_pages
  where account_id = $1`,
);

export type TextNotice = "privacy" | "terms";

export async function findNotices(
  db: Database,
  accountId: number,
): Promise<Record<TextNotice, string | null> | undefined> {
  return (await run<Record<TextNotice, string | null>>(db, notices, [accountId]))[0];
}

const closures = statement(
  "business_closures",
  `select first_day as "from", last_day as "to" from scheduling.downtimes
  where account_id = $1 and all_resources and (deleted_at is null) is true
    and last_day >= $2 and first_day <= $3 and start_time = 0 and end_time = 1440
  order by first_day limit 100`,
);

export interface ClosedDays {
  from: string;
  to: string;
}

/** Whole days only, by first day. */
export async function listClosedDays(
  db: Database,
  { accountId, from, to }: ClosedDays & { accountId: number },
): Promise<ClosedDays[]> {
  return await run(db, closures, [accountId, from, to]);
}

const choosable = statement(
  "resources_choosable",
  `select r.id, r.name, r.color
  from ${keysFrom({ id: "$2::bigint[]" })} as k
  cross join lateral (select id, name, color from scheduling.resources
    where account_id = $1 and id = k.id and bookable and not archived and deleted_at is null
    limit 1) r`,
);

export async function listChoosable(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<{ id: number; name: string; color: string }[]> {
  return ids.length === 0 ? [] : await run(db, choosable, [accountId, ids]);
}
