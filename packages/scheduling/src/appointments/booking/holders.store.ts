/* Digests of address and network, stored only during the hold. */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

export interface HolderMarks {
  address: string;
  network: string;
}

interface HolderCount extends HolderMarks {
  accountId: number;
  replacedId: number | undefined;
  now: Date;
}

const mostCounted = 10;

const open = statement(
  "holds_open",
  `select (select count(*)::int from (select from scheduling.appointments
      where holder_address = $2 and held_until > $5 and (account_id <> $1 or id <> $4)
      limit ${mostCounted}) a) as "ofAddress",
    (select count(*)::int from (select from scheduling.appointments
      where account_id = $1 and holder_network = $3 and held_until > $5 and id <> $4
        and name is null limit ${mostCounted}) n) as nameless`,
);

/** Each count ends at ten. */
export interface OpenHolds {
  /** Holds of one address in all accounts. */
  ofAddress: number;
  /** Holds without details, in one account from one network. */
  nameless: number;
}

export async function countHolds(
  db: Database,
  { accountId, address, network, replacedId = 0, now }: HolderCount,
): Promise<OpenHolds> {
  const values = [accountId, address, network, replacedId, now];
  return (await run<OpenHolds>(db, open, values))[0]!;
}
