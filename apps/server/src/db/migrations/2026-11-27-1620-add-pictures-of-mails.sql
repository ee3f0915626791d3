-- A mail of which the caller chose the ID remembers its request, so that a repeat sends nothing.
alter table outbox_mails add column request_hash bytea;
comment on column outbox_mails.request_hash is 'Hash of the request, if its caller chose the ID: a repeat sends nothing, another request under the ID is refused.';

create table mail_pictures (
  mail_id uuid primary key references outbox_mails (id) on delete cascade,
  content bytea not null
);
-- A PNG is compressed already.
alter table mail_pictures alter column content set storage external;
comment on table mail_pictures is 'The one picture (PNG) that a mail may show in its body, apart from the mail, so that lists do not read it.';
