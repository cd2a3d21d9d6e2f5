-- The lists of all merchants go by indexes that no list of one merchant can take for its own: the
-- same order under another name.
drop index payments.payouts_id;
create index payouts_id on payments.payouts (id collate "POSIX");
drop index payments.disputes_id;
create index disputes_id on payments.disputes (id collate "POSIX");
