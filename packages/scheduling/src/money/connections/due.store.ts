/* Without locks, in turn: the first item of each account precedes any second. Foreign payment
   services, possibly slow on purpose, have their own query. */
import type { Database } from "@frontdesk/database/database";
import { isFree } from "@frontdesk/database/leases";
import { run, statement } from "@frontdesk/database/statement";

export interface PollInput {
  now: Date;
  most: number;
  mostOfOne: number;
  isElsewhere: boolean;
}

export interface Due {
  accountId: number;
  id: number;
}

const dueOf = (table: string, condition: string): string => `
  select "accountId", id from (select account_id as "accountId", id, due_at,
      row_number() over (partition by account_id order by due_at, id) as place
    from scheduling.${table} d where due_at is not null and due_at <= $1 ${condition}
      and exists (select from scheduling.connections c
        where c.account_id = d.account_id and c.url is not null) = $4) due
  where place <= $3 order by place, due_at limit $2`;

const charges = statement("charges_due", dueOf("charges", `and ${isFree("d")}`));

export async function listDueCharges(db: Database, round: PollInput): Promise<Due[]> {
  return await run<Due>(db, charges, valuesOf(round));
}

const deposits = statement("deposits_due", dueOf("deposits", ""));

export async function listDueDeposits(db: Database, round: PollInput): Promise<Due[]> {
  return await run<Due>(db, deposits, valuesOf(round));
}

const valuesOf = ({ now, most, mostOfOne, isElsewhere }: PollInput) => [
  now,
  most,
  mostOfOne,
  isElsewhere,
];
