alter table appliances add column limits_kept text[] not null default '{}' check (limits_kept <@ array['generation', 'consumption']);
comment on column appliances.limits_kept is 'Powers whose limit the device keeps until its gateway ends it, even if the gateway fails.';
