-- Seconds of each power of a day or month that was measured for less time than covered_seconds, by its name. Null: none was, or
-- it was summed before these were kept.
alter table energy_days add column less_covered jsonb;
alter table energy_months add column less_covered jsonb;
