-- What energy costs at a site, in cents per MWh: whole numbers hold a thousandth of a cent per kWh.
create table site_tariffs (
  site_id uuid primary key references sites (id) on delete cascade,
  kind text not null check (kind in ('fixed', 'dynamic')),
  -- Of a dynamic tariff: what comes on top of the exchange's price. Null: not known yet.
  import_cents_per_mwh integer,
  export_cents_per_mwh integer,
  updated_at timestamptz not null,
  version integer not null default 1
);
