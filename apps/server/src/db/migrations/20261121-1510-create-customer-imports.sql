-- Uploads of customers: the file as it came, its rows as they were read, and what became of each.

create table customer_imports (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid not null references tenants (id),
  state text not null check (state in ('uploading', 'reading', 'unreadable', 'checked', 'running', 'done', 'cancelled', 'failed')),
  version integer not null default 1,
  file_name text not null,
  file_bytes bigint not null default 0,
  file_hash bytea,
  -- How the file is read: what was detected, and what a member made of it.
  detected jsonb,
  reading jsonb,
  header text[] not null default '{}',
  sample jsonb not null default '[]',
  fault jsonb,
  -- Every reading of the file has its number: rows of another one are not looked at.
  reading_number integer not null default 0,
  progress_phase text check (progress_phase in ('reading', 'checking', 'merging')),
  progress_done bigint not null default 0,
  progress_total bigint not null default 0,
  row_count integer not null default 0,
  new_count integer not null default 0,
  unchanged_count integer not null default 0,
  differs_count integer not null default 0,
  faulty_count integer not null default 0,
  existing text check (existing in ('keep', 'update')),
  uploaded_by uuid not null references members (id),
  started_by uuid references members (id),
  -- The call that started it: entries of the activity log name it.
  start_request_id text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- When somebody last worked on it: work that nobody is at is taken up again.
  worked_at timestamptz not null,
  -- Rows and file are gone since then; what became of each row is kept.
  expired_at timestamptz
);
create index customer_imports_of_affiliate on customer_imports (affiliate_id, created_at desc, id desc) where state <> 'uploading';
create index customer_imports_of_tenant on customer_imports (tenant_id, created_at desc, id desc) where state <> 'uploading';
create index customer_imports_by_time on customer_imports (created_at desc, id desc) where state <> 'uploading';
create index customer_imports_at_work on customer_imports (worked_at) where state in ('uploading', 'reading', 'running');
create index customer_imports_to_expire on customer_imports (created_at) where expired_at is null;

-- The file in pieces, each compressed by the server (Zstandard, RFC 8878).
create table customer_import_pieces (
  import_id uuid not null references customer_imports (id) on delete cascade,
  position integer not null,
  content bytea not null,
  primary key (import_id, position)
);
alter table customer_import_pieces alter column content set storage external;

create table customer_import_rows (
  import_id uuid not null references customer_imports (id) on delete cascade,
  -- As a spreadsheet counts.
  row integer not null,
  state text not null check (state in ('new', 'unchanged', 'differs', 'faulty', 'updated', 'exists', 'refused')),
  version integer not null default 1,
  -- Keys of the records it becomes: chosen when it is read, so that it can never become two customers.
  customer_id uuid not null,
  partner_tenant_id uuid,
  site_id uuid,
  user_id uuid not null,
  entry_id uuid not null,
  -- The customer that was there before.
  existing_id uuid,
  type text,
  account_name text,
  account_email text,
  external_reference_id text,
  second_external_reference_id text,
  subscription text,
  application_name text,
  gvs_enabled boolean,
  first_name text,
  last_name text,
  language text,
  site_name text,
  address text,
  zip_code text,
  city text,
  country text,
  latitude double precision,
  longitude double precision,
  time_zone text,
  -- A customer's key and the values of its activity entry, sealed with it.
  sealed_key bytea,
  sealed_values bytea,
  -- What is wrong with the row itself, and what it said, where something is.
  faults jsonb,
  given jsonb,
  -- What is wrong with it beside others: the same customer twice in the file, or elsewhere in the database.
  clash jsonb,
  primary key (import_id, row)
);

-- The merge goes in pieces that commit on their own, each exactly once; several processes may share them.
create table customer_import_chunks (
  import_id uuid not null references customer_imports (id) on delete cascade,
  first_row integer not null,
  last_row integer not null,
  row_count integer not null,
  merged_at timestamptz,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  refused_count integer not null default 0,
  primary key (import_id, first_row)
);

-- What became of each row of an upload whose rows are gone, as compressed CSV.
create table customer_import_results (
  import_id uuid primary key references customer_imports (id) on delete cascade,
  content bytea not null
);
alter table customer_import_results alter column content set storage external;
