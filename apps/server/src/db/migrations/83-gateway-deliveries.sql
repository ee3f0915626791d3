-- Deliveries of gateways: what a CSV file would put into stock, and what it did.

create table gateway_deliveries (
  id uuid primary key,
  -- Whose stock the gateways go to.
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  member_id uuid not null references members (id),
  file_name text not null,
  vendor_name text not null,
  -- Columns of the file that are not read.
  ignored text[] not null default '{}',
  status text not null check (status in ('previewed', 'done')),
  total integer not null,
  planned integer not null,
  known integer not null,
  faulty integer not null,
  added integer not null default 0,
  refused integer not null default 0,
  created_at timestamptz not null,
  -- Until when the preview may be carried out.
  expires_at timestamptz not null,
  done_at timestamptz check ((done_at is not null) = (status = 'done'))
);
create index gateway_deliveries_by_time on gateway_deliveries (created_at, id);
create index gateway_deliveries_of_affiliate on gateway_deliveries (affiliate_id, created_at, id);
create index gateway_deliveries_of_tenant on gateway_deliveries (tenant_id, created_at, id);
create index gateway_deliveries_of_member on gateway_deliveries (member_id);
create index gateway_deliveries_left on gateway_deliveries (expires_at) where status = 'previewed';

create table gateway_delivery_rows (
  delivery_id uuid not null references gateway_deliveries (id) on delete cascade,
  -- Counted as in a spreadsheet: the header is row 1.
  row integer not null,
  -- As written in the file; the start codes of rows that were added are with their gateways alone.
  given jsonb not null,
  outcome text not null check (outcome in ('planned', 'known', 'faulty', 'added', 'refused')),
  faults jsonb not null default '[]',
  gateway_id uuid references gateways (id) on delete set null,
  primary key (delivery_id, row)
);
create index gateway_delivery_rows_by_outcome on gateway_delivery_rows (delivery_id, outcome, row);
create index gateway_delivery_rows_of_gateway on gateway_delivery_rows (gateway_id) where gateway_id is not null;

-- The delivery that brought a gateway.
alter table gateways add column delivery_id uuid references gateway_deliveries (id) on delete set null;
create index gateways_of_delivery on gateways (delivery_id, created_at, id) where delivery_id is not null;
