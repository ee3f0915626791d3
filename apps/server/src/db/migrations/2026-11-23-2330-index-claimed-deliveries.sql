-- Counts what is under way at an endpoint without reading all that waits for it.
create index event_deliveries_claimed on event_deliveries (endpoint_id, claimed_until) where claimed_until is not null;
