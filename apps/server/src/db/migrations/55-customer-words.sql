-- The distinct words of customers' searched texts that a mistyped word may stand for: letters alone, so no e-mail address, number
-- or reference. The search looks corrections up here instead of asking the index of customers for each of hundreds.
create table customer_words (
  word text collate "C" primary key,
  -- A customer gave the word up. It is removed when nobody has it, but not before every transaction has ended that may have
  -- taken it for known: those before `doubted_until`.
  is_doubted boolean not null default false,
  doubted_until xid8,
  check (is_doubted or doubted_until is null)
);
create index customer_words_doubted on customer_words (word) where is_doubted;

-- Words that customers got or gave up since the table above was brought up to date. Appended, so that writers never wait for
-- each other; a word that is known and not in doubt is not noted again.
create table customer_word_changes (
  id bigint generated always as identity primary key,
  word text collate "C" not null,
  is_added boolean not null
);
create index customer_word_changes_added on customer_word_changes (word) where is_added;

create function corrigible_words(words tsvector) returns setof text language sql immutable parallel safe as $$
  select word from unnest(tsvector_to_array(words)) word where char_length(word) between 3 and 40 and word !~ '[^a-z\u0080-\uffff]'
$$;

create function note_inserted_customer_words() returns trigger language plpgsql as $$
begin
  insert into customer_word_changes (word, is_added)
  select distinct written.word, true from after_rows, corrigible_words(search_words) written (word)
  where not exists (select from customer_words known where known.word = written.word collate "C" and not known.is_doubted);
  return null;
end $$;
create function note_changed_customer_words() returns trigger language plpgsql as $$
begin
  insert into customer_word_changes (word, is_added)
  select written.word, true from corrigible_words(new.search_words) written (word)
  where not exists (select from customer_words known where known.word = written.word collate "C" and not known.is_doubted)
  union all
  select given_up.word, false from (select corrigible_words(old.search_words) except select corrigible_words(new.search_words)) given_up (word);
  return null;
end $$;
create function note_deleted_customer_words() returns trigger language plpgsql as $$
begin
  insert into customer_word_changes (word, is_added)
  select distinct word, false from before_rows, corrigible_words(search_words) word;
  return null;
end $$;
create trigger customers_inserted_words after insert on customers
  referencing new table as after_rows for each statement execute function note_inserted_customer_words();
create trigger customers_updated_words after update on customers
  for each row when (old.search_words is distinct from new.search_words) execute function note_changed_customer_words();
create trigger customers_deleted_words after delete on customers
  referencing old table as before_rows for each statement execute function note_deleted_customer_words();

-- Collects the words of all customers anew, for rows that came in while the triggers were off.
create function recollect_customer_words() returns void language plpgsql as $$
begin
  truncate customer_words, customer_word_changes;
  insert into customer_words (word) select distinct word from customers, corrigible_words(search_words) word;
end $$;
select recollect_customer_words();
