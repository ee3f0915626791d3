/**
 * Runs one query for all who ask while the one before is under way. Nobody gets the answer of a query that was sent before they
 * asked, so what it says holds for each of them.
 */
export function sharedQuery<T>(query: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    if (next) return next
    const run = () => {
      next = undefined
      return query()
    }
    next = last.then(run, run)
    last = next
    return next
  }
}
