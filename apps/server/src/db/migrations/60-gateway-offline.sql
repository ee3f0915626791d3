-- When the broker lost a gateway (last will), or it said that it goes offline. Null once it says that it is online.
alter table gateways add column offline_at timestamptz;
