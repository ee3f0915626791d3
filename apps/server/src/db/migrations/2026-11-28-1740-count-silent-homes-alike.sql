alter table fleet_cells
  add column never integer not null default 0,
  add column no_devices integer not null default 0;
comment on column fleet_cells.never is 'Homes with devices that were never measured.';
comment on column fleet_cells.no_gateway is 'Read only by the previous release.';
