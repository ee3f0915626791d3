alter table report_schedules
  add column format text check (format in ('csv', 'xlsx', 'pdf')),
  add column is_sent_to_owner boolean not null default true;
comment on table report_schedules is 'Business reports that members get by mail. Its owner may change or end it.';
comment on column report_schedules.format is 'The file that the mail carries beside the figures. Null: none.';

-- The owner is a column, so that a schedule that the previous release adds has a recipient.
create table report_schedule_recipients (
  schedule_id uuid not null references report_schedules (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  primary key (schedule_id, member_id)
);
create index report_schedule_recipients_member on report_schedule_recipients (member_id);
comment on table report_schedule_recipients is 'Members other than the owner who get the report.';

create table mail_files (
  mail_id uuid primary key references outbox_mails (id) on delete cascade,
  name text not null,
  type text not null,
  content bytea not null
);
comment on table mail_files is 'The one file that a mail may carry, apart from the mail, so that lists do not read it.';
comment on column mail_files.type is 'Media type.';
