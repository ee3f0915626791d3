-- Customers' words that typing errors may be corrected to.
create or replace function corrigible_words(words tsvector) returns setof text language sql immutable parallel safe as $$
  select word from unnest(tsvector_to_array(words)) word where char_length(word) between 3 and 40 and word !~ '[^a-z\u0080-\uffff]'
$$;

-- Records the unknown words that customers gained, and the words that they lost. A job folds these changes.
create or replace function collect_customer_words(former customer_version[], written customer_version[]) returns void language plpgsql as $$
begin
  if cardinality(former) = 1 and cardinality(written) = 1 then
    if former[1].search_words = written[1].search_words then return; end if;
  elsif cardinality(former) = cardinality(written)
    and not exists (select id, search_words from unnest(written) except select id, search_words from unnest(former)) then
    return;
  end if;
  insert into customer_word_changes (word, is_added)
  select distinct gained.word, true
  from unnest(written) c cross join lateral corrigible_words(c.search_words) gained (word)
  where not exists (select from customer_words known where known.word = gained.word collate "C" and not known.is_doubted)
  union all
  select lost.word, false
  from (
    select word from unnest(former) c cross join lateral corrigible_words(c.search_words) former (word)
    except select word from unnest(written) c cross join lateral corrigible_words(c.search_words) written (word)
  ) lost;
end $$;

-- Collects the words of all customers again, for rows loaded while the triggers were off.
create or replace function recollect_customer_words() returns void language plpgsql as $$
begin
  truncate customer_words, customer_word_changes;
  insert into customer_words (word) select distinct word from customers, corrigible_words(search_words) word;
end $$;
