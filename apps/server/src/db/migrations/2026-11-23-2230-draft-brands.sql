-- Brands are drafted and published in numbered editions, and have pictures, texts, links and a sender of mails.
alter table white_labels
  add column logo_file_id uuid references content_files (id) on delete set null,
  add column icon_file_id uuid references content_files (id) on delete set null,
  add column welcome text,
  add column privacy_url text,
  add column support_url text,
  add column mail_sender text,
  add column mail_footer text,
  add column edition integer not null default 1,
  add column draft jsonb;
comment on table white_labels is 'The published brand of a whitelabel partner, and the draft of its next edition.';
comment on column white_labels.edition is 'The edition that is published; 0: none yet, so only the draft counts.';
comment on column white_labels.draft is 'What was saved and is not published. Null: nothing.';
create index white_labels_of_logo on white_labels (logo_file_id) where logo_file_id is not null;
create index white_labels_of_icon on white_labels (icon_file_id) where icon_file_id is not null;

create table white_label_editions (
  tenant_id uuid not null references tenants (id) on delete cascade,
  edition integer not null,
  fields jsonb not null,
  published_at timestamptz not null,
  published_by uuid,
  primary key (tenant_id, edition)
);
comment on table white_label_editions is 'What was published of a brand, to compare and restore.';
comment on column white_label_editions.published_by is 'The member; null: published before editions were kept.';
insert into white_label_editions (tenant_id, edition, fields, published_at)
select tenant_id, 1, jsonb_build_object('appName', app_name, 'logoFileId', null, 'logoUrl', logo_url, 'iconFileId', null,
    'primaryColor', primary_color, 'accentColor', accent_color, 'welcome', null, 'impressumUrl', impressum_url, 'privacyUrl', null,
    'supportUrl', null, 'mailSender', null, 'mailFooter', null), updated_at
from white_labels;

alter table outbox_mails add column sender_name text;
comment on column outbox_mails.sender_name is 'Whose name the mail carries as its sender. Null: the deployment''s.';
