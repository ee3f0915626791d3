create table white_label_domains (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  status text not null check (status in ('CREATE_IN_PROGRESS', 'CREATE_COMPLETE', 'CREATE_FAILED', 'UPDATE_IN_PROGRESS',
    'UPDATE_COMPLETE', 'DELETE_IN_PROGRESS', 'DELETE_COMPLETE')),
  domain text check (length(domain) <= 253),
  served_domain text,
  given_up_domain text,
  challenge text not null,
  fault text check (fault in ('RecordMissing', 'RecordDiffers', 'NoAnswer', 'DomainTaken')),
  attempts integer not null default 0,
  requested_at timestamptz not null,
  checked_at timestamptz,
  next_check_at timestamptz,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index white_label_domains_served on white_label_domains (served_domain) where served_domain is not null;
create index white_label_domains_due on white_label_domains (next_check_at) where next_check_at is not null;
comment on table white_label_domains is 'The domain at which a partner''s customers find the app, and how far its connection is.';
comment on column white_label_domains.domain is 'The domain that is, or shall be, connected. Null once it was removed.';
comment on column white_label_domains.served_domain is 'The proved domain; nobody else can connect it. While it is being removed, it is no longer served.';
comment on column white_label_domains.given_up_domain is 'An update whose proof did not arrive in time.';
comment on column white_label_domains.challenge is 'What the DNS record must contain.';
comment on column white_label_domains.next_check_at is 'When the worker acts next. Null: not at all.';
