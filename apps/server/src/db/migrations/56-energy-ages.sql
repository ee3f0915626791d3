-- When the newest value of a quarter hour, day or month was written. Null: before this was kept.
alter table energy_intervals add column written_at timestamptz;
alter table device_intervals add column written_at timestamptz;
alter table gas_intervals add column written_at timestamptz;
alter table energy_days add column written_at timestamptz;
alter table energy_months add column written_at timestamptz;
