/**
 * Runs one query for all callers that arrive while the previous one is running. No caller gets the result of a query sent before its
 * request, so the result is current for each of them.
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
