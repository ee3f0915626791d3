import { bigint, boolean, customType, pgTable, text } from 'drizzle-orm/pg-core'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

export const customerWords = pgTable('customer_words', {
  word: text().primaryKey(),
  isDoubted: boolean('is_doubted').notNull().default(false),
  doubtedUntil: transactionId('doubted_until'),
})

export const customerWordChanges = pgTable('customer_word_changes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  word: text().notNull(),
  isAdded: boolean('is_added').notNull(),
})
