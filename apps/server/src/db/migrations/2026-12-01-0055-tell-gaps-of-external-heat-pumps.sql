alter table counter_gaps add column is_beside_home boolean not null default false;
comment on column counter_gaps.is_beside_home is 'Of a device with a tariff and a meter of its own: no part of the home''s energies.';
