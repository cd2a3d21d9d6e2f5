-- A merchant may have its payment links signed only: then a link without a signature is refused.

alter table payments.merchants
  add column link_signature_required boolean not null default false,
  add constraint merchants_link_signature_check
    check (not link_signature_required or link_secret is not null);
