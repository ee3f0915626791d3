import { minuteMs } from '@wattdesk/energy/durations.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { clientTransaction } from './client-transaction.ts'
import type { Db } from './connect.ts'

const patienceMs = 10 * minuteMs

/** A transaction whose statements may take minutes: for work outside of requests. */
export function patientTransaction<T>(db: { $client: Pool }, work: (tx: Db) => Promise<T>): Promise<T> {
  return clientTransaction(db.$client, async (client) => {
    // The pool's time limit is meant for requests.
    const patient = {
      query: (query: object | string, values?: unknown[]) =>
        client.query({ ...(typeof query === 'string' ? { text: query } : query), query_timeout: patienceMs } as never, values as never),
    }
    await client.query(`set local statement_timeout = ${patienceMs}`)
    return work(drizzle(patient as never))
  })
}
