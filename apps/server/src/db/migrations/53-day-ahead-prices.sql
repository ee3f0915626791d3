-- Day-ahead prices of electricity by bidding zone (EIC code). In cents, so 1234 is 12.34 EUR/MWh; they may be negative.
create table day_ahead_prices (
  bidding_zone text not null,
  start timestamptz not null,
  seconds smallint not null check (seconds in (900, 1800, 3600)),
  cents_per_mwh integer not null,
  primary key (bidding_zone, start)
);
-- When the prices of a zone are asked for next, and how the last time went.
create table price_readings (
  bidding_zone text primary key,
  next_at timestamptz not null,
  read_at timestamptz,
  -- What the provider says of the licence of its data.
  licence text,
  -- Why the last attempt failed; null: it did not.
  fault text
);
