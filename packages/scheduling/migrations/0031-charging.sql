-- A fee is made from the payment of a deposit, whose customer agreed to that, and once.
alter table scheduling.charges
  -- The payment whose card it is taken from.
  add column origin text,
  -- The merchant whose payment it is: an account may be connected with another one later.
  add column merchant_id text not null default '',
  -- As the payment service said last: in dispute, or lost by one.
  add column disputed bigint not null default 0,
  add constraint charges_fee_check
    check (kind = 'deposit' or (origin is not null and request is not null));
create unique index charges_fee on scheduling.charges (account_id, appointment_id)
  where kind = 'fee' and state <> 'declined';

-- Up to which event of the merchant was heard what becomes of payments there.
alter table scheduling.connections add column heard text;
