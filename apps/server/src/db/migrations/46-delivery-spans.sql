-- The first and the last instant that a delivery's samples name, by which the payload of a sample is found. Null: received
-- before there were these columns, or no sample names an instant; its samples then lie shortly before it was received.
alter table webhook_deliveries add column first_sample_at timestamptz, add column last_sample_at timestamptz;
create index webhook_deliveries_by_sample on webhook_deliveries (site_id, vendor_id, (coalesce(last_sample_at, received_at)) desc);
