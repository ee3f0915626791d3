-- The end of a customer: deactivated, perhaps brought back, purged after thirty days; a partner once its customers are elsewhere.

-- The link in the mail that tells of a deactivation: one a customer, the newest. It is known by its token's hash alone.
create table reactivation_links (
  customer_id uuid primary key references customers (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);

create index customers_purge_due on customers (deactivated_at, id) where status = 'inactive';

-- What a purge leaves to be destroyed in the background: what was measured at the sites. A second look, a while later,
-- finds what was still on its way when the customer was purged; then the row is gone as well.
create table customer_purges (
  customer_id uuid primary key references customers (id) on delete cascade,
  site_ids uuid[] not null,
  purged_at timestamptz not null,
  next_at timestamptz not null,
  last_look_at timestamptz not null
);
create index customer_purges_by_time on customer_purges (next_at);

-- Moves of all customers of a partner to another tenant, a batch at a time.
create table partner_migrations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  source_tenant_id uuid not null references tenants (id),
  target_tenant_id uuid not null references tenants (id),
  member_id uuid not null references members (id),
  member_name text not null,
  request_id text not null,
  status text not null check (status in ('running', 'done', 'stopped')),
  -- Why it stopped before its end: a code of the catalogue of errors.
  fault text check ((fault is not null) = (status = 'stopped')),
  total integer not null,
  moved integer not null default 0,
  -- Feature groups that customers had and, below the target, may not have.
  dropped_groups integer not null default 0,
  -- The last customer moved: the next batch begins after it.
  after_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz check ((finished_at is null) = (status = 'running'))
);
create unique index partner_migrations_running on partner_migrations (customer_id) where status = 'running';
create index partner_migrations_of_customer on partner_migrations (customer_id, created_at desc, id desc);

create index order_status_rows_of_customer on order_status_rows (customer_id) where customer_id is not null;

-- A purged partner's tenant stays as a bare key, which the log and purged customers name. Nobody is added to it.
alter table tenants add column removed_at timestamptz;

create function refuse_removed_tenants() returns trigger language plpgsql as $$
begin
  if exists (select from tenants where id in (select tenant_id from after_rows) and removed_at is not null) then
    raise exception 'the tenant was purged'
      using errcode = 'foreign_key_violation', constraint = 'customers_of_removed_tenant', table = 'customers';
  end if;
  return null;
end $$;
create trigger customers_of_removed_tenant after insert on customers
  referencing new table as after_rows for each statement execute function refuse_removed_tenants();
