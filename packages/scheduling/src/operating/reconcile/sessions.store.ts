import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface OddSession {
  check: string;
  subject: string;
  expected: string;
  found: string;
}

export async function listOddPlaces(
  db: Database,
  accountId: number,
  now: Date,
): Promise<OddSession[]> {
  const overdue = new Date(now.getTime() - 60_000);
  const { rows } = await sql<OddSession>`
    with places as materialized (
      select p.* from (select * from scheduling.appointments where account_id = ${accountId}
        order by session_id, id limit (select null::bigint)) p
    ),
    seated as materialized (
      select s.id, s.seats_taken, s.ended_at, s.starts_at > ${now} as ahead,
        coalesce(sum(p.seats), 0)::int as seats,
        bool_or(p.attention is not distinct from 'displaced') as displaced,
        bool_or(p.state in ('held', 'requested')) as held,
        coalesce(max((select sum((part->>'count')::int)
          from jsonb_array_elements(p.snapshot->'parts') part)), 0)::int as parts
      from (select * from scheduling.sessions where account_id = ${accountId}
        order by id limit (select null::bigint)) s
      left join lateral (select * from scheduling.appointments
        where account_id = ${accountId} and session_id = s.id
        order by session_id, id limit (select null::bigint)) p
        on p.state in ('held', 'requested', 'confirmed', 'attended', 'no_show')
      group by s.id, s.seats_taken, s.ended_at, s.starts_at
    ),
    both_of as materialized (
      select s.*, h.bookings, h.had_held from seated s
      cross join lateral (select count(*)::int as bookings, bool_or(held) as had_held
        from (select held from scheduling.bookings
          where account_id = ${accountId} and session_id = s.id and deleted_at is null
          order by session_id, id limit (select null::bigint)) b) h
    )
    select 'session_bookings' as check, 'session ' || s.id as subject,
      case when s.ended_at is null then s.parts else 0 end || ' bookings' as expected,
      s.bookings || ' bookings' as found
    from both_of s
    where s.bookings <> case when s.ended_at is null then s.parts else 0 end
      and (s.ahead or s.ended_at is not null) and s.displaced is not true
      and not exists (select from scheduling.booking_news n
        where n.account_id = ${accountId} and n.session_id = s.id)
    union all
    select 'session_held', 'session ' || s.id, case when s.held then 'held' else 'booked' end,
      case when s.had_held then 'held' else 'booked' end
    from both_of s
    where s.had_held <> s.held
    union all
    select 'seats_taken', 'session ' || s.id, s.seats::text, s.seats_taken::text
    from seated s where s.seats <> s.seats_taken
    union all
    select 'holds', 'appointment ' || p.id, 'expired', 'held'
    from places p where p.state = 'held' and p.held_until < ${overdue}
    union all
    select 'deposits_kept', 'appointment ' || c.appointment_id, '1', count(*)::text
    from scheduling.charges c
    where c.account_id = ${accountId} and c.kind = 'deposit' and c.keep > 0
    group by c.appointment_id having count(*) > 1
    union all
    select 'order_amounts', 'order ' || o.id, o.total || ' paid, ' || f.refunded || ' refunded',
      i.paid || ' paid, ' || i.refunded || ' refunded'
    from (select * from scheduling.orders where account_id = ${accountId}
      order by id limit (select null::bigint)) o
    cross join lateral (select coalesce(sum(paid), 0) as paid,
        coalesce(sum(paid - keep), 0) as refunded
      from scheduling.order_items where account_id = ${accountId} and order_id = o.id) i
    cross join lateral (select coalesce(sum(amount), 0) as refunded
      from scheduling.order_refunds where account_id = ${accountId} and order_id = o.id) f
    where (o.total, f.refunded) <> (i.paid, i.refunded) and o.state = 'paid'
    union all
    select 'order_kept', 'order ' || o.id, i.kept::text, c.kept::text
    from (select * from scheduling.orders where account_id = ${accountId}
      order by id limit (select null::bigint)) o
    cross join lateral (select coalesce(sum(keep), 0) as kept
      from scheduling.order_items where account_id = ${accountId} and order_id = o.id) i
    cross join lateral (select coalesce(sum(amount), 0) as by_hand
      from scheduling.order_refunds where account_id = ${accountId} and order_id = o.id
        and payment not in ('link', 'card')) f
    cross join lateral (select coalesce(sum(keep), 0) - f.by_hand as kept
      from (select keep from scheduling.charges
        where account_id = ${accountId} and order_id between o.id and o.id
          and order_id is not null
        order by order_id limit (select null::bigint)) own) c
    where o.payment in ('link', 'card') and o.state <> 'charging'
      and greatest(c.kept, 0) <> i.kept
    union all
    select 'allowances', 'appointment ' || a.id, f.allowance::text, a.allowance::text
    from (select id, allowance from scheduling.appointments where account_id = ${accountId}
      order by id limit (select null::bigint)) a
    cross join lateral (select coalesce(sum(allowance), 0) as allowance
      from scheduling.appointment_refunds
      where account_id = ${accountId} and appointment_id = a.id) f
    where a.allowance <> f.allowance
    union all
    select 'charge_receipts', 'charge ' || c.id, c.kept::text, r.total::text
    from (select id, greatest(captured - unreceipted - refunded, 0) as kept
      from scheduling.charges where account_id = ${accountId} and kind <> 'order'
      order by id limit (select null::bigint)) c
    cross join lateral (select coalesce(sum(case when is_credit then -total else total end), 0)
        as total
      from (select is_credit, total from scheduling.receipts
        where account_id = ${accountId} and charge_id between c.id and c.id
        order by charge_id, id limit (select null::bigint)) own) r
    where c.kept <> r.total
    union all
    select 'order_receipts', 'order ' || o.id, (o.total - f.refunded)::text, r.total::text
    from (select * from scheduling.orders where account_id = ${accountId}
      order by id limit (select null::bigint)) o
    cross join lateral (select coalesce(sum(amount), 0) as refunded
      from scheduling.order_refunds where account_id = ${accountId} and order_id = o.id) f
    cross join lateral (select count(*) as count,
        sum(case when is_credit then -total else total end) as total
      from (select is_credit, total from scheduling.receipts
        where account_id = ${accountId} and order_id between o.id and o.id
        order by order_id limit (select null::bigint)) own) r
    where r.count > 0 and o.total - f.refunded <> r.total
    union all
    select 'receipt_numbers',
      case when c.is_credit then 'credit notes of ' else 'receipts of ' end || c.year,
      c.last || ' numbers', n.count || ' numbers'
    from scheduling.receipt_counters c
    cross join lateral (select count(*) as count from scheduling.receipts
      where account_id = ${accountId} and is_credit = c.is_credit and year = c.year
        and number between 1 and c.last) n
    where c.account_id = ${accountId} and c.last <> n.count
    order by 1, 2`.execute(db);
  return rows;
}
