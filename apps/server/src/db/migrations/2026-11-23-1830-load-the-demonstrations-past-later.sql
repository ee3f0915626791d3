-- The past of the demonstration's homes comes in while the product runs.

alter table demonstration_loads
  add column history_months integer not null default 0,
  add column history_months_loaded integer not null default 0;

comment on column demonstration_loads.history_months is 'Months of single homes that are loaded while the product runs.';
comment on column demonstration_loads.history_months_loaded is 'How many of them are there.';
