create table content_files (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  name text not null,
  type text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  digest bytea not null,
  content bytea not null,
  created_at timestamptz not null,
  created_by uuid references members (id),
  constraint content_files_digest unique (tenant_id, digest)
);
-- Pictures are compressed already.
alter table content_files alter column content set storage external;
comment on table content_files is 'Files that content shows: pictures made smaller and without metadata, drawings without what could run, and documents.';
comment on column content_files.width is 'Null unless it is a picture of pixels.';
comment on column content_files.digest is 'SHA-256 of what was uploaded: the same file again is the same record.';
