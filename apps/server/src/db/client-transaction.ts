import type { Pool, PoolClient } from 'pg'

/** A transaction on a connection of its own, for what the query builder has no words for. */
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
    // A connection that could not even roll back is not used again.
    client.release(failure)
  }
}
