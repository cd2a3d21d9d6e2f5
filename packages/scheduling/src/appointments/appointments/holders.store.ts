/*
 * A holder is whoever holds a time, known by digests of where they are: these are kept while it is
 * held, and no longer.
 */
import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";

export interface HolderMarks {
  /** A digest of the address. */
  address: string;
  /** A digest of the network around it. */
  network: string;
}

interface Counted extends HolderMarks {
  accountId: number;
  /** One that is given up, which is not counted. */
  replacedId: number | undefined;
  now: Date;
}

// More than anybody may hold need not be counted.
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

/** How many times are held, up to ten of each. */
export interface OpenHolds {
  /** From an address, in all accounts. */
  ofAddress: number;
  /** In one account from a network, of which it is not said who comes. */
  nameless: number;
}

export async function countHolds(
  db: Database,
  { accountId, address, network, replacedId = 0, now }: Counted,
): Promise<OpenHolds> {
  const values = [accountId, address, network, replacedId, now];
  return (await run<OpenHolds>(db, open, values))[0]!;
}
