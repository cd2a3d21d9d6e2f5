-- A balance that a payment in test mode gave a card is forgotten after a day.
alter table payments.simulator_cards
  add column expires_at timestamptz not null default now() + interval '1 day';
alter table payments.simulator_cards alter column expires_at drop default;
create index simulator_cards_expired on payments.simulator_cards (expires_at);
