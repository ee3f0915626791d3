-- Records changes of customers, under their current and former tenant. Their sites and measured days move with them.
create or replace function note_customer_changes(former customer_version[], written customer_version[]) returns void language plpgsql as $$
begin
  insert into record_changes (kind, record_id, tenant_id, affiliate_id)
  select distinct 'customer', id, tenant_id, affiliate_id from (select * from unnest(former) union all select * from unnest(written)) c
  order by id, tenant_id
  on conflict (kind, record_id, tenant_id) do update
    set affiliate_id = excluded.affiliate_id, changed_by = pg_current_xact_id(), changed_at = now();
  if cardinality(former) > 0 and exists (select from unnest(former) f join unnest(written) w using (id) where f.tenant_id <> w.tenant_id) then
    insert into record_changes (kind, record_id, tenant_id, affiliate_id)
    select 'site', s.id, c.tenant_id, c.affiliate_id
    from (
      select f.id, unnest(array[f.tenant_id, w.tenant_id]) as tenant_id, unnest(array[f.affiliate_id, w.affiliate_id]) as affiliate_id
      from unnest(former) f join unnest(written) w using (id) where f.tenant_id <> w.tenant_id
    ) c join sites s on s.customer_id = c.id
    order by s.id, c.tenant_id
    on conflict (kind, record_id, tenant_id) do update
      set affiliate_id = excluded.affiliate_id, changed_by = pg_current_xact_id(), changed_at = now();
    update day_changes d set tenant_id = w.tenant_id, affiliate_id = w.affiliate_id, changed_by = pg_current_xact_id(), changed_at = now()
    from unnest(former) f join unnest(written) w using (id) join sites s on s.customer_id = w.id
    where f.tenant_id <> w.tenant_id and d.site_id = s.id;
  end if;
end $$;

-- Records changes of sites. The customer of a deleted site may be gone as well; former tenants do not get later changes.
create or replace function note_site_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update record_changes r set changed_by = pg_current_xact_id(), changed_at = now()
    from before_rows s left join customers c on c.id = s.customer_id
    where r.kind = 'site' and r.record_id = s.id and (c.id is null or c.tenant_id = r.tenant_id);
    delete from day_changes where site_id in (select id from before_rows);
  else
    -- One lookup per site: as a join, an import would read the whole index of customers.
    insert into record_changes (kind, record_id, tenant_id, affiliate_id)
    select 'site', s.id, c.tenant_id, c.affiliate_id from after_rows s
    cross join lateral (select tenant_id, affiliate_id from customers where id = s.customer_id offset 0) c
    order by s.id
    on conflict (kind, record_id, tenant_id) do update
      set affiliate_id = excluded.affiliate_id, changed_by = pg_current_xact_id(), changed_at = now();
  end if;
  return null;
end $$;
create or replace trigger sites_inserted after insert on sites
  referencing new table as after_rows for each statement execute function note_site_changes();
create or replace trigger sites_updated after update on sites
  referencing new table as after_rows for each statement execute function note_site_changes();
create or replace trigger sites_deleted after delete on sites
  referencing old table as before_rows for each statement execute function note_site_changes();

-- Records days of homes whose measurements or charges changed.
create or replace function note_day_changes(ids uuid[], days date[]) returns void language sql as $$
  insert into day_changes (site_id, day, tenant_id, affiliate_id)
  select distinct s.id, d.day, c.tenant_id, c.affiliate_id
  from unnest(ids, days) as d (site_id, day) join sites s on s.id = d.site_id join customers c on c.id = s.customer_id
  order by s.id, d.day
  on conflict (site_id, day) do update set tenant_id = excluded.tenant_id, affiliate_id = excluded.affiliate_id,
    changed_by = pg_current_xact_id(), changed_at = now()
$$;

-- A charge belongs to the day of the home on which it began. Readings of a running charge are not a change.
create or replace function note_charge() returns trigger language plpgsql as $$
begin
  perform note_day_changes(array[s.id], array[(new.started_at at time zone s.time_zone)::date])
  from installations i join sites s on s.id = i.site_id where i.id = new.installation_id;
  return null;
end $$;
create or replace trigger charging_transactions_begun after insert on charging_transactions
  for each row execute function note_charge();
create or replace trigger charging_transactions_changed
  after update of started_at, stopped_at, stop_reason, plugged_in_at, plugged_out_at, refused_stop_wh, meter_start_wh on charging_transactions
  for each row when (
    (old.started_at, old.stopped_at, old.stop_reason, old.plugged_in_at, old.plugged_out_at, old.refused_stop_wh, old.meter_start_wh)
    is distinct from
    (new.started_at, new.stopped_at, new.stop_reason, new.plugged_in_at, new.plugged_out_at, new.refused_stop_wh, new.meter_start_wh))
  execute function note_charge();

-- Adds missing rows for customers and sites loaded while triggers were off, and renews those of a restored copy, whose original had
-- greater transaction numbers.
create or replace function note_missing_changes() returns void language plpgsql as $$
begin
  insert into record_changes (kind, record_id, tenant_id, affiliate_id)
  select 'customer', c.id, c.tenant_id, c.affiliate_id from customers c
  where not exists (select from record_changes r where r.kind = 'customer' and r.record_id = c.id and r.tenant_id = c.tenant_id)
  on conflict do nothing;
  insert into record_changes (kind, record_id, tenant_id, affiliate_id)
  select 'site', s.id, c.tenant_id, c.affiliate_id from sites s join customers c on c.id = s.customer_id
  where not exists (select from record_changes r where r.kind = 'site' and r.record_id = s.id and r.tenant_id = c.tenant_id)
  on conflict do nothing;
  update record_changes set changed_by = pg_current_xact_id() where changed_by > pg_current_xact_id();
  update day_changes set changed_by = pg_current_xact_id() where changed_by > pg_current_xact_id();
end $$;
