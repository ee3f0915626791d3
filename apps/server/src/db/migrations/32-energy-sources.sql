-- Where the energies of a quarter hour come from, by the name of the quantity: `counter`, `vendor_total`, `estimate` or
-- `imported`. Quantities that are absent were integrated from power; null: all were. Imported ones stay when samples are
-- summed again, until another import replaces them.
alter table energy_intervals add column sources jsonb;
