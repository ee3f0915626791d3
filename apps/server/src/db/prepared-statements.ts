import { channel } from 'node:diagnostics_channel'
import pg from 'pg'

/** Prepared statements kept per connection. Each costs the server 50 to 300 KB. */
export const preparedMax = 80
/** Shapes remembered per process, in the order of their last use. */
const shapesMax = 2_000
const textMax = 10_000

/**
 * Parts of a statement whose best plan depends on a parameter: patterns, searches, ranges, arrays, limits. A plan made for
 * any value would be wrong for some, so these statements are planned at each use.
 */
const dependsOnValues =
  /\b(?:limit|offset|i?like|between)\s+\(?\$\d|@@|tsquery|[<>]=?\s*\(*\$\d|\$\d+(?:::\w+)?\)*\s*[<>]|\b(?:any|all|unnest|generate_series|json\w*)\s*\(+\$\d/i

/** Work on sets of rows, which may grow by orders of magnitude before PostgreSQL updates its statistics and plans again. */
const writesSet =
  /^\s*(?:insert|update|delete|merge)\b[\s\S]*\bselect\b|^\s*with\b[\s\S]*\b(?:insert\s+into|update|delete\s+from|merge\s+into)\b/i

/** A statement is known by its text. It is prepared from its second use on, so that what is sent once is not kept. */
type Shape = { name: string; isSteady: boolean }
const shapes = new Map<string, Shape>()
let count = 0

/** The name under which a statement is prepared; undefined where it is not. */
function nameOf(text: string): string | undefined {
  const known = shapes.get(text)
  if (known) {
    shapes.delete(text)
    shapes.set(text, known)
    return known.isSteady ? known.name : undefined
  }
  const [oldest] = shapes.size >= shapesMax ? shapes.keys() : []
  if (oldest !== undefined) shapes.delete(oldest)
  count += 1
  shapes.set(text, { name: `s${count}`, isSteady: isSteady(text) })
  return undefined
}

/** A search whose query is hidden from the planner. */
const hiddenSearch = / @@ \(select \$\d+::tsquery\)/g

function isSteady(text: string): boolean {
  return text.length <= textMax && !dependsOnValues.test(text.replace(hiddenSearch, '')) && !writesSet.test(text)
}

type Query = { text: string; values?: readonly unknown[]; name?: string }

const lastLimit = / limit \$(\d+)(?: offset \$(\d+))?$/
/** Offsets up to here are written into the text: people read the first pages again and again. */
const writtenOffsetMax = 200

/** Writes a limit at the end into the text, where it decides the plan and may be part of a prepared one. */
function withLimitWritten(query: Query, values: readonly unknown[]): { text: string; values: readonly unknown[] } {
  const { text } = query
  const found = text.lastIndexOf(' limit $') > text.length - 40 ? lastLimit.exec(text) : null
  if (!found) return { text, values }
  const [whole, ...places] = found
  const given = places.filter((place) => place !== undefined).map(Number)
  const [limit, offset = 0] = given.map((place) => values[place - 1])
  const areLast = given.every((place, at) => place === values.length - given.length + at + 1)
  const isWritable = areLast && Number.isSafeInteger(limit) && Number.isSafeInteger(offset) && Number(offset) <= writtenOffsetMax
  if (!isWritable) return { text, values }
  const written = given.length > 1 ? ` limit ${limit} offset ${offset}` : ` limit ${limit}`
  return { text: text.slice(0, -whole.length) + written, values: values.slice(0, -given.length) }
}

/** A statement on its way to the database; each is one round trip, `begin` and `commit` too. `name` is that of a prepared one. */
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
    const { text, values } = withLimitWritten(query, inputs)
    const name = nameOf(text)
    if (sent.hasSubscribers) sent.publish({ text, values, name } satisfies SentStatement)
    const plain = { ...query, text, values }
    if (!name) return (typeof callback === 'function' ? send(plain, callback) : send(plain)) as never
    this.#keep(name)
    const prepared = { ...plain, name }
    if (typeof callback !== 'function') {
      const answer = send(prepared)
      return answer.catch((error: unknown) => {
        if (this.#isOutdated(name, error)) return send(plain)
        throw error
      }) as never
    }
    const answer: Callback = (error, result) =>
      this.#isOutdated(name, error) ? send(plain, callback) : (callback as Callback)(error, result)
    return send(prepared, answer) as never
  }

  #keep(name: string): void {
    this.#kept.delete(name)
    this.#kept.add(name)
    const [oldest] = this.#kept.size > preparedMax ? this.#kept : []
    if (oldest !== undefined) this.#close(oldest)
  }

  /** Is sent ahead of the next statement, without a round trip. */
  #close(name: string): void {
    this.#kept.delete(name)
    const { connection } = this as unknown as { connection: Connection } // the driver's own, undeclared in its types
    delete connection.parsedStatements[name]
    delete connection.submittedNamedStatements[name]
    connection.close({ type: 'S', name })
  }

  /**
   * Whether a prepared statement may have failed because a migration changed a type since: what it returns (0A000), or what
   * it compares (class 42). Outside a transaction, it can be sent again without its preparation.
   */
  #isOutdated(name: string, error: unknown): boolean {
    const isOutdated = error instanceof Error && 'code' in error && /^(0A000|42...)$/.test(String(error.code))
    if (isOutdated) this.#close(name)
    return isOutdated && this.getTransactionStatus() === 'I'
  }
}

/** A statement that is sent as it was given: without values, named by the store that sends it, or a copy. */
function asSent(config: unknown, values: readonly unknown[] = []): SentStatement {
  const { text, name } = typeof config === 'object' && config !== null ? (config as Partial<Query>) : { text: String(config) }
  return { text: text ?? '', values, name }
}

function isQuery(config: unknown): config is Query {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string' && !('submit' in config)
}
