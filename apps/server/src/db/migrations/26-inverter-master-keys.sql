-- The secret printed on an inverter, sealed.
alter table pv_battery_configurations add column inverter_master_key bytea;
