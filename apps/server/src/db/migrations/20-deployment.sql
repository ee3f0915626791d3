-- What all processes of a deployment must agree on; one row.
create table deployment (
  is_only boolean primary key default true check (is_only),
  -- A known text, sealed with the deployment's secret. A process with another secret cannot read it.
  key_check bytea not null
);
revoke update, delete, truncate on deployment from wattdesk_app;
