import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Value = string | number | boolean | Date | null | undefined | readonly string[] | Buffer

/** Sends lines of COPY's text format as they come: memory stays flat whatever their number. */
export class TextWriter {
  readonly #stream: ReturnType<typeof copyFrom>
  readonly #done: Promise<unknown>
  #buffer = ''

  constructor(client: pg.ClientBase, table: string, columns: string) {
    this.#stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
    this.#done = once(this.#stream, 'finish')
    this.#done.catch(() => {}) // reported by the next write or by close
  }

  async write(line: string): Promise<void> {
    this.#buffer += line
    if (this.#buffer.length > 262_144) await this.#flush()
  }

  async close(): Promise<void> {
    await this.#flush()
    this.#stream.end()
    await this.#done
  }

  async #flush(): Promise<void> {
    const text = this.#buffer
    this.#buffer = ''
    if (!this.#stream.write(text)) await Promise.race([once(this.#stream, 'drain'), this.#done])
  }
}

/** Writes rows of values into a table with COPY. */
export class TableWriter {
  readonly #writer: TextWriter
  readonly #columns: number

  constructor(client: pg.ClientBase, table: string, columns: readonly string[]) {
    this.#writer = new TextWriter(client, table, columns.join(', '))
    this.#columns = columns.length
  }

  async write(row: readonly Value[]): Promise<void> {
    if (row.length !== this.#columns) throw new Error(`A row of ${row.length} values for ${this.#columns} columns`)
    await this.#writer.write(`${row.map(encode).join('\t')}\n`)
  }

  close(): Promise<void> {
    return this.#writer.close()
  }
}

/** PostgreSQL's text format of COPY. */
function encode(value: Value): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  if (Array.isArray(value)) return escapeText(`{${value.map((one) => `"${String(one).replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return String(value)
}

function escapeText(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r') : text
}
