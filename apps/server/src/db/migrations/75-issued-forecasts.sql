-- What was expected of the PV of a site on a day of its time zone, as it was issued last before the day began; for the day on which
-- a site is first forecast, as it was issued on it. By quarter hour from starts_at on, in W. Kept for two years.
create table issued_forecasts (
  site_id uuid not null,
  day date not null,
  issued_at timestamptz not null,
  starts_at timestamptz not null,
  model text not null,
  mean_w integer[] not null,
  p10_w integer[] not null,
  p50_w integer[] not null,
  p90_w integer[] not null,
  primary key (site_id, day)
);
-- The nights compress well, and rows shorter than 2 kB are otherwise not compressed.
alter table issued_forecasts set (toast_tuple_target = 256);
create index issued_forecasts_by_day on issued_forecasts (day);

-- When a gas meter of a site was last heard: its newest reading since an instant, or the end of its newest quarter hour. Null as
-- device: any. Meters are found one after another in the key, because there are few of them and many quarter hours.
create function gas_measured_at(of_site uuid, of_device text, since timestamptz) returns timestamptz
language plpgsql stable parallel safe as $$
begin
  return greatest(
    (select s.at from samples s
      where s.site_id = of_site and s.at > since and s.gas_meters is not null
        and (of_device is null or s.gas_meters @> jsonb_build_array(jsonb_build_object('deviceId', of_device)))
      order by s.at desc limit 1),
    (with recursive meters as (
      (select g.device_id from gas_intervals g
        where g.site_id = of_site and (of_device is null or g.device_id = of_device) order by g.device_id limit 1)
      union all
      select (select g.device_id from gas_intervals g where g.site_id = of_site and g.device_id > m.device_id order by g.device_id limit 1)
      from meters m where m.device_id is not null and of_device is null)
    select max(newest.until) from meters m cross join lateral (
      select g.start + make_interval(secs => g.covered_seconds) as until from gas_intervals g
      where g.site_id = of_site and g.device_id = m.device_id order by g.start desc limit 1) newest));
end $$;
