-- Homes by the vendor that is to measure them, measured or not: a vendor without any delivers nothing because nothing is asked of it.
create index site_health_expecting_vendor on site_health (vendor_id) where measured_at is null;
