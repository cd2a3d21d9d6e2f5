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

const ofAddress = statement(
  "holds_of_address",
  `select count(*)::int as count from scheduling.appointments
  where holder_address = $2 and held_until > $4 and (account_id <> $1 or id <> $3)`,
);

/** How many times are held from an address, in all accounts. */
export async function countHoldsOfAddress(db: Database, counted: Counted): Promise<number> {
  return await countOpen(db, ofAddress, { ...counted, mark: counted.address });
}

const namelessOf = statement(
  "holds_nameless",
  `select count(*)::int as count from scheduling.appointments
  where account_id = $1 and holder_network = $2 and held_until > $4 and id <> $3
    and name is null`,
);

/** How many are in one account from a network, of which it is not said who comes. */
export async function countNamelessHolds(db: Database, counted: Counted): Promise<number> {
  return await countOpen(db, namelessOf, { ...counted, mark: counted.network });
}

async function countOpen(
  db: Database,
  text: ReturnType<typeof statement>,
  { accountId, mark, replacedId = 0, now }: Counted & { mark: string },
): Promise<number> {
  return (await run<{ count: number }>(db, text, [accountId, mark, replacedId, now]))[0]!.count;
}
