-- Seconds of a day or month whose energies were imported, or decided by a counter. Null: summed before these were kept.
alter table energy_days add column imported_seconds integer, add column counter_seconds integer;
alter table energy_months add column imported_seconds integer, add column counter_seconds integer;
