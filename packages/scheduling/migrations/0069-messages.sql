-- Staff may add a message to the mail about a moved, cancelled or declined appointment. It ends
-- with its notice.
alter table scheduling.notices add column message text,
  add constraint notices_message_check check (char_length(message) <= 500);
