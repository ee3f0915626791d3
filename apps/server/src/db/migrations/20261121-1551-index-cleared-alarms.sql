-- When alarms of a home ended, in order of time.
create index alarms_cleared_of_customer on alarms (customer_id, cleared_at desc, id desc) where cleared_at is not null;
