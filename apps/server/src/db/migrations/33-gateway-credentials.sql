-- Credentials of gateways at the broker, which are numbered: a password follows from the serial number and the number. A rotation
-- gives a gateway the next one, and the former one ends when the next one was used.

alter table gateways
  add column credential integer not null default 0 check (credential >= 0),
  -- Given to the gateway and not used yet.
  add column next_credential integer check (next_credential > credential),
  -- The command that gave it.
  add column credential_command_id uuid,
  add column credential_changed_at timestamptz,
  -- Not null: no credential is accepted.
  add column credential_revoked_at timestamptz,
  add check (credential_revoked_at is null or next_credential is null);
create index gateways_with_other_credentials on gateways (serial_number)
  where credential > 0 or next_credential is not null or credential_revoked_at is not null;

alter table gateway_commands drop constraint gateway_commands_command_check;
alter table gateway_commands
  add constraint gateway_commands_command_check check (command in ('scan', 'restart', 'resend', 'credential')),
  add column credential integer check ((credential is not null) = (command = 'credential'));
