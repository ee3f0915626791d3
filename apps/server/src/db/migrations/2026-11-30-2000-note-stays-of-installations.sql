create table installation_stays (
  vendor_id uuid not null references vendors (id) on delete cascade,
  vendor_installation_id text not null,
  installation_id uuid not null,
  site_id uuid not null references sites (id) on delete cascade,
  left_at timestamptz not null,
  primary key (vendor_id, vendor_installation_id, left_at)
);
comment on table installation_stays is 'Homes that installations of vendors have left. What was measured there and arrives later does not belong to their next home.';
comment on column installation_stays.installation_id is 'Our own ID of it. It is removed, or has another ID of its vendor now.';
create index installation_stays_of_site on installation_stays (site_id);
