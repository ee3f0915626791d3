import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'

/** Limits of a round: changes folded, and doubtful words looked up among the customers. */
const changesMax = 20_000
const doubtedMax = 100

/** Updates the table of known words: adds new ones, and removes those that no customer has any more. Concurrent processes take turns. */
export async function foldCustomerWords(db: Database): Promise<void> {
  for (const step of [takeChanges, boundDoubts, settleDoubts])
    await transaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7240035)`)
      await step(tx)
    })
}

async function takeChanges(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ word: string; is_added: boolean }>(sql`
    with taken as (
      delete from customer_word_changes
      where id in (select id from customer_word_changes order by id limit ${sql.raw(String(changesMax))})
      returning word, is_added
    )
    select distinct word, is_added from taken`)
  if (rows.length === 0) return
  const wordsOf = (isAdded: boolean) => sql.param(rows.filter((row) => row.is_added === isAdded).map((row) => row.word))
  await tx.execute(sql`
    insert into customer_words (word) select word from unnest(${wordsOf(true)}::text[]) word
    on conflict (word) do update set is_doubted = false, doubted_until = null where customer_words.is_doubted`)
  await tx.execute(sql`update customer_words set is_doubted = true where word = any(${wordsOf(false)}::text[]) and not is_doubted`)
}

/** Every transaction that missed the doubt has begun by now, because the doubt was committed before this statement. */
async function boundDoubts(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update customer_words set doubted_until = pg_snapshot_xmax(pg_current_snapshot()) where is_doubted and doubted_until is null`)
}

/** Checks doubtful words against the customers, and removes unused ones. */
async function settleDoubts(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ word: string; is_used: boolean }>(sql`
    select word, exists (
      with hits as materialized (select id from customers where search_words @@ quote_literal(word)::tsquery)
      select from hits limit 1
    ) as is_used
    from customer_words where is_doubted and doubted_until <= pg_snapshot_xmin(pg_current_snapshot())
    limit ${sql.raw(String(doubtedMax))}`)
  if (rows.length === 0) return
  const wordsOf = (isUsed: boolean) => sql.param(rows.filter((row) => row.is_used === isUsed).map((row) => row.word))
  await tx.execute(sql`delete from customer_words where word = any(${wordsOf(false)}::text[])`)
  await tx.execute(sql`update customer_words set is_doubted = false, doubted_until = null where word = any(${wordsOf(true)}::text[])`)
}
