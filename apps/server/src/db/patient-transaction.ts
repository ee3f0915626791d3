import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Db } from './connect.ts'

const patienceMs = 10 * 60_000

/** A transaction whose statements may take minutes: for work that no request waits for. */
export async function patientTransaction<T>(db: { $client: Pool }, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  let failure: Error | undefined
  // The pool's bound is for answers that somebody waits for.
  const patient = {
    query: (query: object | string, values?: unknown[]) =>
      client.query({ ...(typeof query === 'string' ? { text: query } : query), query_timeout: patienceMs } as never, values as never),
  }
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = ${patienceMs}`)
    const result = await work(drizzle(patient as never))
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
