create table gateway_places (
  gateway_id uuid not null references gateways (id) on delete cascade,
  host text not null,
  port integer not null check (port between 1 and 65535),
  units smallint[] not null,
  primary key (gateway_id, host, port)
);
comment on table gateway_places is 'Where members say that devices of a home are, besides where its gateway searches anyway.';
comment on column gateway_places.host is 'IPv4 address in the home''s network.';
comment on column gateway_places.units is 'Modbus units that are asked besides the usual ones.';

alter table gateway_commands drop constraint gateway_commands_command_check;
alter table gateway_commands add constraint gateway_commands_command_check check (command in ('scan', 'restart', 'resend', 'credential', 'measure', 'kinds', 'limits', 'places'));
