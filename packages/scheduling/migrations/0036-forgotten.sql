-- What is kept of somebody besides: answers of calls, and where a deposit could be paid.

-- The client whom a kept answer tells of, with whom it goes.
alter table scheduling.idempotency add column client_id bigint;
create index idempotency_client on scheduling.idempotency (account_id, client_id)
  where client_id is not null;
-- The address of an appointment's page is kept nowhere but sealed: it is added to what is answered.
update scheduling.idempotency set headers = '{}'
  where headers ->> 'location' like '%/appointments/%-%';

-- It leads back to the appointment's page: null once nobody is to pay there any more.
alter table scheduling.deposits alter column url drop not null, alter column url drop default;
update scheduling.deposits d set url = null where due_at is null or not exists (
  select from scheduling.appointments a
  where a.account_id = d.account_id and a.id = d.appointment_id and a.state = 'held');
