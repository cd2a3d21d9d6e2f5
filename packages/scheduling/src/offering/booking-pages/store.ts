import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { firstPage, type PageRow } from "./booking-page.ts";

const columns = Object.keys(firstPage).join(", ");

const find = statement(
  "booking_page",
  `select ${columns} from scheduling.booking_pages where account_id = $1`,
);

export async function getPage(db: Database, accountId: number): Promise<PageRow> {
  return (await run<PageRow>(db, find, [accountId]))[0] ?? firstPage;
}

interface OfAccount {
  accountId: number;
  at: Date;
}

export async function lockPage(db: Database, { accountId, at }: OfAccount): Promise<PageRow> {
  await sql`insert into scheduling.booking_pages (account_id, created_at, updated_at)
    values (${accountId}, ${at}, ${at})
    on conflict on constraint booking_pages_pkey do nothing`.execute(db);
  const { rows } = await sql<PageRow>`select ${sql.raw(columns)} from scheduling.booking_pages
    where account_id = ${accountId} for no key update`.execute(db);
  return rows[0]!;
}

export async function savePage(
  db: Database,
  page: PageRow,
  { accountId, at }: OfAccount,
): Promise<void> {
  const { texts, ...others } = page;
  const set = Object.entries(others).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update scheduling.booking_pages set ${sql.join(set)},
      texts = ${JSON.stringify(texts)}::jsonb, updated_at = ${at}
    where account_id = ${accountId}`.execute(db);
}

/** A page refers to one picture: the former one goes. */
export async function keepPicture(
  db: Database,
  { name, bytes }: { name: string | null; bytes: Buffer | undefined },
  { accountId, at }: OfAccount,
): Promise<void> {
  await sql`delete from scheduling.pictures
    where account_id = ${accountId} and name is distinct from ${name}`.execute(db);
  if (name === null || bytes === undefined) return;
  await sql`insert into scheduling.pictures (account_id, name, bytes, created_at)
    values (${accountId}, ${name}, ${bytes}, ${at})
    on conflict on constraint pictures_pkey do nothing`.execute(db);
}

const picture = statement(
  "picture_find",
  "select bytes from scheduling.pictures where account_id = $1 and name = $2",
);

export async function findPicture(
  db: Database,
  accountId: number,
  name: string,
): Promise<Buffer | undefined> {
  return (await run<{ bytes: Buffer }>(db, picture, [accountId, name]))[0]?.bytes;
}

export async function forgetAddress(
  db: Database,
  { email, at }: { email: string; at: Date },
): Promise<void> {
  const isIt = (column: string) => sql`lower(${sql.ref(column)}) = lower(${email}::text)`;
  await sql`update scheduling.booking_pages set
      notices_to = array(select told from unnest(notices_to) as told where not ${isIt("told")}),
      published = published and not ${isIt("contact_email")},
      contact_email = case when ${isIt("contact_email")} then null else contact_email end,
      updated_at = ${at}
    where ${isIt("contact_email")}
      or exists (select from unnest(notices_to) as told where ${isIt("told")})`.execute(db);
}

export async function unpublish(db: Database, accountId: number, at: Date): Promise<void> {
  await sql`update scheduling.booking_pages
    set published = false, logo = null, updated_at = ${at}
    where account_id = ${accountId}`.execute(db);
  await sql`delete from scheduling.pictures where account_id = ${accountId}`.execute(db);
}
