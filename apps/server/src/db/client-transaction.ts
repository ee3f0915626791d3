import type { Pool, PoolClient } from 'pg'

/** A transaction on a separate connection, for statements that the query builder cannot express. */
export async function clientTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((fault: Error) => {
      failure = fault
    })
    throw error
  } finally {
    // A connection whose rollback failed is not used again.
    client.release(failure)
  }
}
