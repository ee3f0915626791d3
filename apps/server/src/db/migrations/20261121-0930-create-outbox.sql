-- Mails to be sent: written in the transaction that causes them, delivered afterwards.
create table outbox_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  purpose text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  message_id text,
  last_error text
);
create index outbox_mails_due on outbox_mails (next_attempt_at) where sent_at is null;
create index outbox_mails_newest on outbox_mails (created_at desc);
