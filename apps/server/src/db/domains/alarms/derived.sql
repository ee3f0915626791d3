-- Sites are checked from their first device on.
create or replace function check_sites_of_installations(written installation_version[]) returns void language plpgsql as $$
begin
  insert into site_health (site_id, customer_id, check_at)
  select distinct on (s.id) s.id, s.customer_id, now()
  from unnest(written) i join sites s on s.id = i.site_id
  order by s.id
  -- An existing row may be locked by its check, which must not delay whoever adds a device.
  on conflict (site_id) do nothing;
end $$;
