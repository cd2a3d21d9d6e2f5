import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

export interface NumberedAccount {
  id: number;
  subdomain: string;
}

const accounts = statement(
  "accounts_after",
  "select id, subdomain from scheduling.accounts where id > $1 order by id limit 100",
);

export async function listAccountsAfter(db: Database, after: number): Promise<NumberedAccount[]> {
  return await run<NumberedAccount>(db, accounts, [after]);
}
