import pg from 'pg'
import { lineOf, TextWriter } from './copy.ts'
import { filledTables, type Row, type Rows, rowsInto } from './rows.ts'

/** Writes rows with COPY, each table over its own connection and in its own transaction. */
export type RowWriters = {
  rows: Rows
  /** Sends the rows added since the last flush. */
  flush(): Promise<void>
  commit(): Promise<void>
  /** Closes the connections and discards uncommitted rows. */
  close(): Promise<void>
}

export function openWriters(databaseUrl: string): RowWriters {
  const writers: TableWriter[] = []
  const rows = rowsInto((table) => {
    const writer = new TableWriter(databaseUrl, table)
    writers.push(writer)
    return writer
  })
  return {
    rows,
    async flush() {
      for (const writer of writers) await writer.flush()
    },
    async commit() {
      await Promise.all(writers.map((writer) => writer.commit()))
    },
    async close() {
      await Promise.all(writers.map((writer) => writer.close()))
    },
  }
}

class TableWriter {
  readonly #databaseUrl: string
  readonly #table: string
  #columns: string[] = []
  #text = ''
  #client: pg.Client | undefined
  #writer: TextWriter | undefined

  constructor(databaseUrl: string, table: string) {
    this.#databaseUrl = databaseUrl
    this.#table = table
  }

  push(row: Row): void {
    const values = Object.values(row)
    if (this.#columns.length === 0) this.#columns = Object.keys(row)
    if (values.length !== this.#columns.length) throw new Error(`A row of ${values.length} values for ${this.#columns.length} columns`)
    this.#text += lineOf(values)
  }

  async flush(): Promise<void> {
    const text = this.#text
    if (text === '') return
    this.#text = ''
    this.#writer ??= await this.#open()
    await this.#writer.write(text)
  }

  async commit(): Promise<void> {
    await this.flush()
    await this.#writer?.close()
    await this.#client?.query('commit')
  }

  async close(): Promise<void> {
    await this.#client?.end()
  }

  async #open(): Promise<TextWriter> {
    const client = new pg.Client({ connectionString: this.#databaseUrl, application_name: 'wattdesk-seed' })
    this.#client = client
    await client.connect()
    await client.query('set synchronous_commit = off')
    await client.query('begin')
    const isEmpty = filledTables.some((one) => one === this.#table)
    // Rows copied into a table that the same transaction truncated are written frozen, so no vacuum rereads them.
    if (isEmpty) await client.query(`truncate ${this.#table}`)
    return new TextWriter(client, this.#table, this.#columns.join(', '), isEmpty ? 'with (freeze)' : '')
  }
}
