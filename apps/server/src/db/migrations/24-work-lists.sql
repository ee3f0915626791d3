-- What the lists of open work read: each index holds nothing but such work, in the order of its deadlines.

create index alarms_unattended on alarms (level, raised_at, id) where cleared_at is null and acknowledged_by is null;
create index outbox_mails_undelivered on outbox_mails (created_at, id) where failed_at is not null or delivery_state in ('bounce', 'blocked');
create index outbox_mails_undelivered_of_affiliate on outbox_mails (affiliate_id, created_at, id)
  where failed_at is not null or delivery_state in ('bounce', 'blocked');
create index customer_imports_to_decide on customer_imports (created_at, id)
  where state in ('unreadable', 'failed', 'checked') and expired_at is null;
create index customer_imports_of_file on customer_imports (affiliate_id, file_hash) where file_hash is not null;
create index customers_inactive_of_affiliate on customers (affiliate_id, deactivated_at, id) where status = 'inactive';
create index customers_inactive_of_tenant on customers (tenant_id, deactivated_at, id) where status = 'inactive';
create index sale_steps_planned on sale_steps (planned_on, sale_id) where status = 'pending' and planned_on is not null;

-- Paired gateways that were not heard for a while, as of the last look a minute ago. An index on the time of the last contact
-- would be written with every message instead.
create table silent_gateways (
  gateway_id uuid primary key references gateways (id) on delete cascade,
  -- Since the last contact, or since it was paired.
  silent_since timestamptz not null
);
create index silent_gateways_by_time on silent_gateways (silent_since, gateway_id);
