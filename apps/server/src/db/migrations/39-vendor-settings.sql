-- Vendors as members manage them. Their health is measured, not typed in.
alter table vendors alter column health set default 'not_applicable';
alter table vendors
  add column health_measured_at timestamptz,
  add column delivering_sites integer not null default 0,
  add column silent_sites integer not null default 0,
  add column has_outage boolean not null default false,
  add column version integer not null default 1;

-- Affiliates that must not add devices of a vendor. Without a row, an affiliate may.
create table withheld_vendors (
  vendor_id uuid not null references vendors (id) on delete cascade,
  tenant_id uuid not null references tenants (id) on delete cascade,
  primary key (vendor_id, tenant_id)
);
create index withheld_vendors_of_tenant on withheld_vendors (tenant_id);

-- The devices of a vendor, for its removal.
create index installations_of_vendor on installations (vendor_id, id);

-- The removal of a vendor is a run as well: an entry for each device that moved.
alter table activity_entries drop constraint activity_entries_run;
alter table activity_entries add constraint activity_entries_run
  check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal')) not valid;
alter table activity_run_parts drop constraint activity_run_parts_run_check;
alter table activity_run_parts add constraint activity_run_parts_run_check
  check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal')) not valid;
