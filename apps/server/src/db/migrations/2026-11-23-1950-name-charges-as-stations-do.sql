alter table charging_transactions add column reported_id text;
comment on column charging_transactions.reported_id is 'The charging station''s own name of the charge (OCPP 2.0.1); null with OCPP 1.6, where the server numbers charges.';
create unique index charging_transactions_reported on charging_transactions (installation_id, reported_id) where reported_id is not null;
