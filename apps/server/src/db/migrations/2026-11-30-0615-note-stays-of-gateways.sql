create table gateway_stays (
  gateway_id uuid not null references gateways (id) on delete cascade,
  site_id uuid not null references sites (id) on delete cascade,
  since timestamptz,
  left_at timestamptz not null,
  reversed jsonb not null,
  primary key (gateway_id, left_at)
);
comment on table gateway_stays is 'Homes that gateways have left. What a gateway measured there and sends later belongs to that home.';
comment on column gateway_stays.since is 'When it had left its previous home; null if it had none.';
comment on column gateway_stays.reversed is 'Its meters that were wired backwards.';
create index gateway_stays_of_site on gateway_stays (site_id);
