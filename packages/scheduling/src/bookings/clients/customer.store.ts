import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { ClientRow } from "./client.ts";

const columns = `id, creator_id, name, color, notes, email, phone, locale, reminders_off, archived,
  created_at, updated_at, deleted_at`;

// Whoever is erased meanwhile is waited for, and is not found.
const find = statement(
  "client_by_email",
  `select ${columns} from scheduling.clients
  where account_id = $1 and lower(email) = lower($2::text) and deleted_at is null
    and email is not null for key share`,
);

const insert = statement(
  "client_of_customer",
  `insert into scheduling.clients (account_id, name, color, email, phone, locale, archived,
    created_at, updated_at)
  values ($1, $3, $4, $2::text, $5, $6, false, $7, $7)
  on conflict (account_id, lower(email)) where deleted_at is null and email is not null
    do nothing
  returning ${columns}`,
);

/** Who comes, as they say it themselves. */
interface SelfNamed {
  accountId: number;
  email: string;
  name: string;
  color: string;
  phone: string | null;
  locale: string;
  at: Date;
}

/**
 * The client who has an address, or who is made for it. One that is there stays as it is: nobody
 * changes it by knowing an address.
 */
export async function findOrMakeClient(
  db: Database,
  customer: SelfNamed,
): Promise<{ client: ClientRow; isNew: boolean }> {
  const { accountId, email, name, color, phone, locale, at } = customer;
  const [known] = await run<ClientRow>(db, find, [accountId, email]);
  if (known !== undefined) return { client: known, isNew: false };
  const values = [accountId, email, name, color, phone, locale, at];
  const [made] = await run<ClientRow>(db, insert, values);
  if (made !== undefined) return { client: made, isNew: true };
  const [other] = await run<ClientRow>(db, find, [accountId, email]);
  return { client: other!, isNew: false };
}
