import { customType } from 'drizzle-orm/pg-core'

/** Bytes: sealed values, hashes and keys. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
