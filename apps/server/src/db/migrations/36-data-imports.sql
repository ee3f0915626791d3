-- Past data read from vendors and from files of their portals.

-- The key of the integration's own account, sealed; installations without a key of their own are read with it.
alter table vendors add column api_key bytea;

create table data_imports (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  site_id uuid not null references sites (id) on delete cascade,
  installation_id uuid references installations (id) on delete set null,
  vendor_name text not null,
  action text not null check (action in ('reimport', 'extendHistoricalData', 'specificTimeFrame', 'file')),
  status text not null check (status in ('binding', 'pending', 'running', 'done', 'error', 'no_data_found')),
  -- What is read, in whole quarter hours, and where it goes on.
  from_at timestamptz not null,
  to_at timestamptz not null,
  continue_at timestamptz not null,
  -- The site at the vendor, once it is bound.
  vendor_site text,
  file_name text,
  written_intervals integer not null default 0,
  replaced_intervals integer not null default 0,
  rejected_values integer not null default 0,
  -- By quantity, what was imported and the vendor's own sum of the same time, in Wh.
  totals jsonb not null default '{}',
  fault text,
  -- Faults in a row that may pass; while it waits, when it goes on.
  attempts smallint not null default 0,
  retry_at timestamptz,
  -- Of the worker that holds it. One that was silent for half a minute has died.
  lease uuid,
  requested_by uuid not null references members (id),
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  worked_at timestamptz not null,
  check (from_at < to_at and continue_at between from_at and to_at)
);
-- One at a time for a site, even if two are asked for at once.
create unique index data_imports_under_way on data_imports (site_id) where status in ('pending', 'binding', 'running');
create index data_imports_of_site on data_imports (site_id, requested_at desc, id desc);
create index data_imports_of_customer on data_imports (customer_id);
create index data_imports_of_installation on data_imports (installation_id) where installation_id is not null;
create index data_imports_stalled on data_imports (worked_at) where status in ('pending', 'binding', 'running');

-- Files, until their import ends. The server compresses them (Zstandard, RFC 8878).
create table data_import_files (
  import_id uuid primary key references data_imports (id) on delete cascade,
  content bytea not null
);
alter table data_import_files alter column content set storage external;
