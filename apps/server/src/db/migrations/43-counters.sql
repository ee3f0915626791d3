-- What power says of quantities in Wh where the meter's counter, which decides, contradicts it; null: nowhere.
alter table energy_intervals add column contradicted jsonb;
