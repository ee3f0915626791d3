-- Backups that were made of this database, by the product or by another tool, so that the status page can say how old the last
-- one is.
create table backups (
  taken_at timestamptz primary key,
  tool text not null check (length(tool) between 1 and 80),
  -- Null: the tool did not say.
  bytes bigint check (bytes >= 0)
);
create function keep_newest_backups() returns trigger language plpgsql as $$
begin
  delete from backups where taken_at < (select taken_at from backups order by taken_at desc offset 99 limit 1);
  return null;
end $$;
create trigger keep_newest_backups after insert on backups for each statement execute function keep_newest_backups();
