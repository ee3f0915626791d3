alter table charging_transactions alter column meter_start_wh drop not null, alter column meter_wh drop not null;
comment on column charging_transactions.meter_start_wh is 'Null: the charge was reported without a reading at its start, so its energy is not known.';
comment on column charging_transactions.meter_wh is 'The latest reading while it runs. Null: none yet.';
