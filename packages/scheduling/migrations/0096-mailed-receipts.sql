-- The receipt goes to the client by mail once the order is paid, such as hours after its link.
alter table scheduling.orders add column mail_receipt boolean not null default false;
-- The receipt of its mail.
alter table scheduling.notices add column receipt_id bigint;
