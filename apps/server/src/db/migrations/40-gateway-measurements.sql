-- Gateways may be told to measure at once.
alter table gateway_commands drop constraint gateway_commands_command_check;
alter table gateway_commands
  add constraint gateway_commands_command_check check (command in ('scan', 'restart', 'resend', 'credential', 'measure'));
