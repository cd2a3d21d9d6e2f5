-- The privacy notice and terms of a studio without a website are texts, which its page serves.
alter table scheduling.booking_pages
  add column privacy_text text,
  add column terms_text text,
  drop constraint booking_pages_published_check,
  add constraint booking_pages_published_check check (not published
    or (contact_email is not null and (privacy_url is not null or privacy_text is not null)));
