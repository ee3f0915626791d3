-- A process of the previous release writes only `no_gateway`, also after this migration.
alter table fleet_cells drop column no_devices;
alter table fleet_cells add column no_devices integer not null generated always as (greatest(no_gateway - never, 0)) stored;
comment on column fleet_cells.no_gateway is 'Homes that were never measured, with devices or without.';
