alter table gateways add column version integer not null default 0;
comment on column gateways.version is 'Counts changes of model and firmware, by members and by the gateway''s own reports.';
