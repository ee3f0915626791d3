import { createHash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'

/** Prepared statements kept per connection. Each costs the server 50 to 300 KB. */
export const preparedMax = 80

/** Marks a statement as prepared: a comment, so that drizzle and the driver pass it on. */
const mark = '/* prepared */'

/**
 * Declares that one plan serves all values of a statement: it finds rows by IDs, and its text contains limits and anything else that
 * decides a plan. It is planned once per connection. Any other statement is planned at each use, for its values. A query of drizzle's
 * builder declares it with its condition.
 */
export const prepared = (statement: SQL): SQL => sql`${statement} ${sql.raw(mark)}`

/** Names by text. Hashing a text at each use would take as long as parsing a request. */
const names = new Map<string, string>()
const namesMax = 500

/** The name under which a statement is prepared; undefined for one that does not declare it. */
function nameOf(text: string): string | undefined {
  if (!text.includes(mark)) return undefined
  const known = names.get(text)
  if (known) return known
  const name = `s${createHash('sha1').update(text).digest('hex').slice(0, 20)}`
  if (names.size >= namesMax) names.clear()
  names.set(text, name)
  return name
}

type Query = { text: string; values?: readonly unknown[]; name?: string }

/** A statement sent to the database; each is one round trip, `begin` and `commit` too. `name` is that of a prepared one. */
export type SentStatement = { text: string; values: readonly unknown[]; name: string | undefined }
const sent = channel('wattdesk:statement')

/** Reports every statement that this process sends, for tests and benchmarks. Returns a function that stops it. */
export function watchStatements(watch: (statement: SentStatement) => void): () => void {
  const listener = (message: unknown) => watch(message as SentStatement) // published below only
  sent.subscribe(listener)
  return () => void sent.unsubscribe(listener)
}

/** The driver's record of statements prepared on a connection. */
type Connection = {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  close(message: { type: 'S'; name: string }): void
}
type Callback = (error: unknown, result: unknown) => void

/** A connection that prepares the statements sent over it, and closes those not used for the longest time. */
export class PreparingClient extends pg.Client {
  readonly #kept = new Set<string>()

  /** The driver's overloads describe its own method; this one prepares the statement and passes it on. */
  override query(config: unknown, given?: unknown, callback?: unknown): never {
    const send = (...sending: unknown[]) => super.query(...(sending as [never, never, never])) as unknown as Promise<unknown>
    const query = isQuery(config) ? config : { text: config }
    const inputs = Array.isArray(given) ? given : isQuery(config) ? config.values : undefined
    if (!isQuery(query) || query.name || !inputs || inputs.length === 0) {
      if (sent.hasSubscribers) sent.publish(asSent(config, inputs))
      return send(config, given, callback) as never
    }
    const { text } = query
    const name = nameOf(text)
    if (sent.hasSubscribers) sent.publish({ text, values: inputs, name } satisfies SentStatement)
    const plain = { ...query, values: inputs }
    if (!name) return (typeof callback === 'function' ? send(plain, callback) : send(plain)) as never
    this.#keep(name)
    const named = { ...plain, name }
    if (typeof callback !== 'function') {
      return send(named).catch((error: unknown) => {
        if (this.#isOutdated(name, error)) return send(plain)
        throw error
      }) as never
    }
    const done: Callback = (error, result) =>
      this.#isOutdated(name, error) ? send(plain, callback) : (callback as Callback)(error, result)
    return send(named, done) as never
  }

  #keep(name: string): void {
    this.#kept.delete(name)
    this.#kept.add(name)
    const [oldest] = this.#kept.size > preparedMax ? this.#kept : []
    if (oldest !== undefined) this.#close(oldest)
  }

  /** The close message is sent ahead of the next statement, without a round trip. */
  #close(name: string): void {
    this.#kept.delete(name)
    const { connection } = this as unknown as { connection: Connection } // the driver's own, undeclared in its types
    delete connection.parsedStatements[name]
    delete connection.submittedNamedStatements[name]
    connection.close({ type: 'S', name })
  }

  /**
   * Whether a prepared statement may have failed because a migration changed a type of its result (0A000) or of its comparisons (class
   * 42). Outside a transaction, it can be sent again unprepared.
   */
  #isOutdated(name: string, error: unknown): boolean {
    const isOutdated = error instanceof Error && 'code' in error && /^(0A000|42...)$/.test(String(error.code))
    if (isOutdated) this.#close(name)
    return isOutdated && this.getTransactionStatus() === 'I'
  }
}

/** A statement that is passed on unchanged: without values, named by its store, or a copy. */
function asSent(config: unknown, values: readonly unknown[] = []): SentStatement {
  const { text, name } = typeof config === 'object' && config !== null ? (config as Partial<Query>) : { text: String(config) }
  return { text: text ?? '', values, name }
}

function isQuery(config: unknown): config is Query {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string' && !('submit' in config)
}
