alter table unmatched_stops add column charge_id integer;
comment on column unmatched_stops.charge_id is 'The charge that it has ended, until the wallbox mentions a second connector; null: none.';
