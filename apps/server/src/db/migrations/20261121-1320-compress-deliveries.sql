-- The server compresses deliveries (Zstandard, RFC 8878) before it stores them; the database need not try again.
alter table webhook_deliveries alter column payload set storage external;
