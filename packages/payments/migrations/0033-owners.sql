-- Who owns a merchant is asked whenever what somebody is to it changes.
create index merchant_users_owners on payments.merchant_users (merchant_id) where role = 'owner';
