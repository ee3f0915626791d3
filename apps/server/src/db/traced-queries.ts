import type pg from 'pg'

/** Runs a statement as a span, if it is part of a trace. */
type Traces = { inner<T>(name: string, options: { kind: 'client'; attributes: Record<string, string> }, work: () => T): T }

const longest = 2_000

/** A statement without its values: `?` replaces literals, so that it contains nothing personal. */
export function shapeOf(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replace(/--[^\n]*|\s+/g, ' ')
    .trim()
    .slice(0, longest)
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' ? query.text : 'copy'
}

type Query = (...given: unknown[]) => unknown

/** Makes each statement of a pool, and of connections taken from it, a span. */
export function traceQueries(pool: pg.Pool, traces: Traces): void {
  const traced =
    (query: Query): Query =>
    (...given) => {
      // With a callback, the pool is sending a statement that is already traced.
      if (typeof given.at(-1) === 'function') return query(...given)
      const text = shapeOf(textOf(given[0]))
      const operation = /^\w+/.exec(text)?.[0]?.toUpperCase() ?? 'SQL'
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
      return traces.inner(operation, { kind: 'client', attributes }, () => query(...given))
    }
  // Passes the arguments on unchanged, for all overloads of the driver.
  const whole = pool as unknown as { query: Query; connect: Query }
  whole.query = traced(whole.query.bind(pool))
  const connect = whole.connect.bind(pool)
  const known = new WeakSet<object>()
  whole.connect = (...given) => {
    const response = connect(...given)
    if (!(response instanceof Promise)) return response
    return response.then((client: { query: Query }) => {
      if (!known.has(client)) {
        known.add(client)
        client.query = traced(client.query.bind(client))
      }
      return client
    })
  }
}
