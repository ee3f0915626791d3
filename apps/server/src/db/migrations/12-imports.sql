-- Customer imports: the uploaded file, its rows as read, and the outcome of each.

create table customer_imports (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid not null references tenants (id),
  state text not null check (state in ('uploading', 'reading', 'unreadable', 'checked', 'running', 'done', 'cancelled', 'failed')),
  version integer not null default 1,
  file_name text not null,
  file_bytes bigint not null default 0,
  file_hash bytea,
  -- How the file is read: as detected, and as a member corrected it.
  detected jsonb,
  reading jsonb,
  header text[] not null default '{}',
  sample jsonb not null default '[]',
  fault jsonb,
  -- Each reading of the file has a number; rows of other readings are ignored.
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
  -- The call that started it, which activity entries name.
  start_request_id text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- When a process last worked on it; abandoned work is resumed.
  worked_at timestamptz not null,
  -- When rows and file were deleted; the outcome of each row is kept.
  expired_at timestamptz
);
create index customer_imports_of_affiliate on customer_imports (affiliate_id, created_at desc, id desc) where state <> 'uploading';
create index customer_imports_of_tenant on customer_imports (tenant_id, created_at desc, id desc) where state <> 'uploading';
create index customer_imports_by_time on customer_imports (created_at desc, id desc) where state <> 'uploading';
create index customer_imports_at_work on customer_imports (worked_at) where state in ('uploading', 'reading', 'running');
create index customer_imports_to_expire on customer_imports (created_at) where expired_at is null;
create index customer_imports_started on customer_imports (start_request_id) where start_request_id is not null;

-- The file in pieces, compressed by the server (Zstandard, RFC 8878).
create table customer_import_pieces (
  import_id uuid not null references customer_imports (id) on delete cascade,
  position integer not null,
  content bytea not null,
  primary key (import_id, position)
);
alter table customer_import_pieces alter column content set storage external;

-- Without a foreign key, whose check of each row would slow imports: rows are written only in a transaction that has locked
-- their import, and the trigger below deletes them with it.
create table customer_import_rows (
  import_id uuid not null,
  -- The row's number in a spreadsheet.
  row integer not null,
  state text not null check (state in ('new', 'unchanged', 'differs', 'faulty', 'updated', 'exists', 'refused')),
  version integer not null default 1,
  -- IDs of the records it becomes. They are chosen when it is read, so that a row never becomes two customers.
  customer_id uuid not null,
  partner_tenant_id uuid,
  site_id uuid,
  user_id uuid not null,
  entry_id uuid not null,
  -- The customer that existed before.
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
  -- The customer's key, and the values of its activity entry sealed with it.
  sealed_key bytea,
  sealed_values bytea,
  -- Faults of the row itself, with the text it gave.
  faults jsonb,
  given jsonb,
  -- Conflicts with others: the same customer twice in the file, or elsewhere in the database.
  clash jsonb,
  primary key (import_id, row)
);
-- Members look at rows by state. Most rows are new, and need no entry here.
create index customer_import_rows_by_state on customer_import_rows (import_id, state, row) where state <> 'new';
-- A purge finds what uploads say of its customer. IDs of new customers grow with time, so that reading a file only appends
-- to the first index.
create index customer_import_rows_of_customer on customer_import_rows (customer_id);
create index customer_import_rows_of_existing on customer_import_rows (existing_id) where existing_id is not null;

create function delete_rows_of_imports() returns trigger language plpgsql as $$
begin
  delete from customer_import_rows r using before_rows i where r.import_id = i.id;
  return null;
end $$;
create trigger customer_imports_deleted after delete on customer_imports
  referencing old table as before_rows for each statement execute function delete_rows_of_imports();

-- The merge goes in chunks that each commit exactly once; several processes may share them.
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

-- The outcome of each row of an expired upload, as compressed CSV.
create table customer_import_results (
  import_id uuid primary key references customer_imports (id) on delete cascade,
  content bytea not null
);
alter table customer_import_results alter column content set storage external;
