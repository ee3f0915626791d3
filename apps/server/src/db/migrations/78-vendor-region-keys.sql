-- Keys that a region has at a vendor for itself. They reach its own homes alone; those of `vendors` are the operator's.
create table vendor_region_keys (
  vendor_id uuid not null references vendors (id) on delete cascade,
  affiliate_id uuid not null references tenants (id) on delete cascade,
  webhook_key bytea,
  previous_webhook_key bytea,
  previous_webhook_key_until timestamptz,
  api_key bytea,
  version integer not null default 1,
  primary key (vendor_id, affiliate_id)
);
create index vendor_region_keys_of_affiliate on vendor_region_keys (affiliate_id);
