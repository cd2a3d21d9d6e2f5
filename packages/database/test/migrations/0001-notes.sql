create schema notes;

create table notes.notes (
  id bigint generated always as identity,
  text text not null,
  written_on date,
  constraint notes_pkey primary key (id),
  constraint notes_text_unique unique (text)
);
