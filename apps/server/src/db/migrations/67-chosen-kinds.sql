-- Whether a member chose the kind of an appliance: then it stays, and the gateway is told, because its sums depend on it. Of
-- those known so far nobody can say, so they stay as they are.
alter table appliances add column is_kind_chosen boolean not null default true;
alter table appliances alter column is_kind_chosen set default false;

alter table gateway_commands drop constraint gateway_commands_command_check;
alter table gateway_commands
  add constraint gateway_commands_command_check check (command in ('scan', 'restart', 'resend', 'credential', 'measure', 'kinds'));
