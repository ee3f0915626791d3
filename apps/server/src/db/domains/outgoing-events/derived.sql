-- The kind of event that programs receive for an entry of the activity log; null if there is none.
create or replace function event_kind_of(event text) returns text language sql immutable as $$
  select case event
    when 'customer.created' then 'customer.created'
    when 'customer.changed' then 'customer.changed'
    when 'customer.moved' then 'customer.changed'
    when 'customer.subscription-changed' then 'customer.changed'
    when 'customer-user.changed' then 'customer.changed'
    when 'customer-user.joined' then 'customer.changed'
    when 'customer-user.email-verified' then 'customer.changed'
    when 'customer-user.email-changed' then 'customer.changed'
    when 'site.changed' then 'customer.changed'
    when 'site.tariff-changed' then 'customer.changed'
    when 'customer.deactivated' then 'customer.deactivated'
    when 'customer.reactivated' then 'customer.reactivated'
    when 'customer.purged' then 'customer.purged'
    when 'gateway.added' then 'installation.paired'
    when 'unallocated-installation.assigned' then 'installation.assigned'
    when 'import.finished' then 'import.finished'
    when 'import.failed' then 'import.finished'
    when 'data-import.ended' then 'import.finished'
    when 'device-limit.asked' then 'limit.set'
    when 'device-limit.ended' then 'limit.ended'
    when 'content.published' then 'content.published'
    when 'content.withdrawn' then 'content.withdrawn'
  end
$$;

-- Writes events for entries of the activity log if an endpoint subscribes to them. All changes of a customer belong to one record.
create or replace function activity_entries_inserted() returns trigger language plpgsql as $$
begin
  if not exists (select from event_endpoints where removed_at is null) then
    return null;
  end if;
  insert into outgoing_events (id, kind, at, tenant_id, affiliate_id, customer_id, record, data)
  select e.id, e.kind, e.at, e.tenant_id, e.affiliate_id, e.customer_id,
    case when e.kind like 'customer.%' then 'customer:' || e.customer_id else e.object_type || ':' || e.object_id end,
    jsonb_build_object('object', jsonb_build_object('type', e.object_type, 'id', e.object_id), 'customerId', e.customer_id, 'tenantId', e.tenant_id)
  from (select a.*, event_kind_of(a.event) as kind from after_rows a order by a.id) e
  where e.kind is not null and exists (
    select from event_endpoints p
    where p.removed_at is null and e.kind = any(p.kinds) and (p.is_operators or p.tenant_id = e.tenant_id or p.tenant_id = e.affiliate_id));
  return null;
end $$;
create or replace trigger activity_entries_inserted after insert on activity_entries
  referencing new table as after_rows for each statement execute function activity_entries_inserted();

-- Checks raise and end alarms without an entry in the activity log.
create or replace function note_alarm_event() returns trigger language plpgsql as $$
declare
  what text := case when new.cleared_at is null then 'alarm.raised' else 'alarm.cleared' end;
begin
  if not exists (select from event_endpoints where removed_at is null) then
    return null;
  end if;
  insert into outgoing_events (id, kind, at, tenant_id, affiliate_id, customer_id, record, data)
  select gen_random_uuid(), what, coalesce(new.cleared_at, new.raised_at), c.tenant_id, c.affiliate_id, c.id, 'alarm:' || new.id,
    jsonb_build_object('object', jsonb_build_object('type', 'alarm', 'id', new.id), 'customerId', c.id, 'tenantId', c.tenant_id,
      'code', new.code, 'level', new.level, 'siteId', new.site_id, 'deviceId', new.device_id,
      'raisedAt', to_char(new.raised_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'clearedAt', to_char(new.cleared_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from customers c
  where c.id = new.customer_id and exists (
    select from event_endpoints p
    where p.removed_at is null and what = any(p.kinds) and (p.is_operators or p.tenant_id = c.tenant_id or p.tenant_id = c.affiliate_id));
  return null;
end $$;
create or replace trigger alarms_raised after insert on alarms for each row execute function note_alarm_event();
create or replace trigger alarms_cleared after update of cleared_at on alarms
  for each row when (old.cleared_at is null and new.cleared_at is not null) execute function note_alarm_event();
