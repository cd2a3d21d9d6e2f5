-- A studio without a website has its privacy notice and terms as text, which its booking page serves.
alter table scheduling.booking_pages
  add column privacy_text text,
  add column terms_text text,
  drop constraint booking_pages_published_check,
  add constraint booking_pages_published_check check (not published
    or (contact_email is not null and (privacy_url is not null or privacy_text is not null)));
