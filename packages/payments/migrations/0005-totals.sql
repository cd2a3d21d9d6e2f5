-- A transaction adds up exactly what its captures and refunds come to in the merchant's currency
-- and its percentage fee, in minor units with 20 decimals; a line is the difference of rounded
-- totals. Older entries have no exact amounts: they are in no total, and are taken back as they
-- were written.

alter table payments.transactions
  add column captured_value numeric not null default 0,
  add column refunded_value numeric not null default 0,
  add column fee_value numeric not null default 0,
  add constraint transactions_captured_value_check check (captured_value >= 0),
  add constraint transactions_refunded_value_check check (refunded_value >= 0),
  add constraint transactions_fee_value_check check (fee_value >= 0);

alter table payments.entries
  add column value numeric,
  add column fee_value numeric;

-- Division alone would round by its own number of digits: this is by integers, to 20 decimals.

create function payments.convert_exactly(
  amount bigint, from_exponent int, from_per_euro numeric, to_exponent int, to_per_euro numeric
) returns numeric language sql immutable parallel safe as $$
  select payments.divide_half_even(
    amount * to_per_euro * power(10::numeric, to_exponent + 20)::numeric(60, 0),
    from_per_euro * power(10::numeric, from_exponent)::numeric(40, 0)
  ) * 0.00000000000000000001
$$;

create function payments.fee_exactly(value numeric, rate_ppm int)
returns numeric language sql immutable parallel safe as $$
  select payments.divide_half_even(value * rate_ppm * 100000000000000000000, 1000000)
    * 0.00000000000000000001
$$;

-- Of a total, which is never negative: half to even, in single expressions that the planner can put
-- in place of the call.

create function payments.to_twelve_decimals(total numeric)
returns numeric language sql immutable parallel safe as $$
  select round(total, 12) - case when mod(total, 0.000000000002) = 0.0000000000005
    then 0.000000000001 else 0 end
$$;

create function payments.rounded(total numeric)
returns bigint language sql immutable parallel safe as $$
  select (round(payments.to_twelve_decimals(total))
    - case when mod(payments.to_twelve_decimals(total), 2) = 0.5 then 1 else 0 end)::bigint
$$;
