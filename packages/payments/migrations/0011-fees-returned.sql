-- A refund gives the percentage fee back where the operator's pricing says so; never more of it
-- than captures took. An entry's exact fee is what a capture took, or what a refund gave back.

alter table payments.merchants add column refunds_fee boolean not null default false;

alter table payments.transactions
  add column fee_returned_value numeric not null default 0,
  add constraint transactions_fee_returned_value_check
    check (fee_returned_value between 0 and fee_value);

alter table payments.entries
  add column fee_returned bigint,
  add constraint entries_fee_returned_check check (fee_returned >= 0);

alter table payments.lines
  add column fee_returned bigint,
  add constraint lines_fee_returned_check check (fee_returned >= 0);

-- A part of an exact amount, to 20 decimals, half to even; all of it when the part is the whole.

create function payments.share_exactly(value numeric, part bigint, whole bigint)
returns numeric language sql immutable parallel safe as $$
  select case when part >= whole then value
    else payments.divide_half_even(value * part * 100000000000000000000, whole)
      * 0.00000000000000000001 end
$$;
