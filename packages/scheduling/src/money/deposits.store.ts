import type { Database } from "@frontdesk/database/database";
import { forEachTenant } from "@frontdesk/database/for-each-tenant";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { CamelRow } from "../core/tables.ts";

export interface DepositRequest extends Omit<CamelRow<"deposits">, "dueAt"> {
  /** Without its secret; null once closed. */
  url: string | null;
}

const columns = `account_id as "accountId", id, appointment_id as "appointmentId", reference,
  amount, currency, url, asked_at as "askedAt", order_id as "orderId"`;

const insert = statement(
  "deposit_insert",
  `insert into scheduling.deposits
    (account_id, appointment_id, reference, amount, currency, url, asked_at, due_at, order_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

export async function insertDeposit(
  db: Database,
  deposit: Omit<DepositRequest, "id">,
  dueAt: Date,
): Promise<void> {
  const { accountId, appointmentId, reference, amount, currency, url, askedAt } = deposit;
  const { orderId } = deposit;
  const request = [accountId, appointmentId, reference, amount, currency, url, askedAt];
  await run(db, insert, [...request, dueAt, orderId]);
}

const ofAppointment = statement(
  "deposits_of_appointment",
  `select ${columns} from scheduling.deposits
  where account_id = $1 and appointment_id = $2 and order_id is null order by id desc`,
);

/** Without requests of orders. */
export async function listDeposits(
  db: Database,
  accountId: number,
  appointmentId: number,
): Promise<DepositRequest[]> {
  return await run<DepositRequest>(db, ofAppointment, [accountId, appointmentId]);
}

const byReference = statement(
  "deposit_by_reference",
  `select ${columns} from scheduling.deposits where account_id = $1 and reference = $2`,
);

export async function findDeposit(
  db: Database,
  accountId: number,
  reference: string,
): Promise<DepositRequest | undefined> {
  const [deposit] = await run<DepositRequest>(db, byReference, [accountId, reference]);
  return deposit;
}

const takeDue = statement(
  "deposits_take",
  `with due as (
    select ctid as place from scheduling.deposits
    where account_id = $1 and id = any ($2::bigint[]) and due_at <= $3 for update skip locked
  )
  update scheduling.deposits d
  set due_at = case when d.asked_at > $5 then $4::timestamptz
      when d.order_id is not null
        then greatest($4::timestamptz, d.asked_at + $6 * interval '1 millisecond') end,
    url = case when d.asked_at > $5 then d.url end
  from due where d.account_id = $1 and d.ctid = due.place
  returning d.account_id as "accountId", d.id, d.appointment_id as "appointmentId", d.reference,
    d.amount, d.currency, d.url, d.asked_at as "askedAt", d.order_id as "orderId"`,
);

interface TakingDeposits {
  now: Date;
  due: readonly Pick<DepositRequest, "accountId" | "id">[];
  nextAt: Date;
  since: Date;
  /** An order's request is due at its end too. */
  orderTermMs: number;
}

export async function takeDueDeposits(
  db: Database,
  { now, due, nextAt, since, orderTermMs }: TakingDeposits,
): Promise<DepositRequest[]> {
  return await forEachTenant(
    Map.groupBy(due, ({ accountId }) => accountId),
    (accountId, own) => {
      const ids = own.map(({ id }) => id);
      return run<DepositRequest>(db, takeDue, [accountId, ids, now, nextAt, since, orderTermMs]);
    },
  );
}

const closing = statement(
  "deposits_close",
  `update scheduling.deposits set url = null
  where account_id = $1 and appointment_id = $2 and url is not null`,
);

export async function closeDeposits(
  db: Database,
  { accountId, appointmentId }: { accountId: number; appointmentId: number },
): Promise<void> {
  await run(db, closing, [accountId, appointmentId]);
}

/** Sweeps continue. */
export async function endDeposits(
  db: Database,
  accountId: number,
  appointmentId: number,
): Promise<void> {
  await sql`update scheduling.deposits set due_at = null, url = null
    where account_id = ${accountId} and appointment_id = ${appointmentId} and order_id is null
      and (due_at is not null or url is not null)`.execute(db);
}

const endOfOrder = statement(
  "deposits_end_of_order",
  `update scheduling.deposits set due_at = null, url = null
  where account_id = $1 and order_id between $2 and $2 and order_id is not null
    and (due_at is not null or url is not null)`,
);

/** Sweeps continue. */
export async function endOrderRequest(
  db: Database,
  { accountId, orderId }: { accountId: number; orderId: number },
): Promise<void> {
  await run(db, endOfOrder, [accountId, orderId]);
}

const ofAppointments = statement(
  "deposits_of_appointments",
  `select d.account_id as "accountId", d.id, d.appointment_id as "appointmentId", d.reference,
    d.amount, d.currency, d.url, d.asked_at as "askedAt", d.order_id as "orderId"
  from unnest($2::bigint[]) as k (id)
  cross join lateral (select * from scheduling.deposits
    where account_id = $1 and appointment_id = k.id order by id
    limit (select null::bigint)) d where d.order_id is null order by d.id`,
);

export async function listDepositsOf(
  db: Database,
  accountId: number,
  appointmentIds: readonly number[],
): Promise<DepositRequest[]> {
  return await run<DepositRequest>(db, ofAppointments, [accountId, appointmentIds]);
}
