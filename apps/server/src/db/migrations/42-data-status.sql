-- The data status of the fleet is ordered and filtered by the newest measurement.
create index site_health_by_measurement on site_health (measured_at, site_id);
