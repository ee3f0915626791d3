import pg from 'pg'

/** The database cannot be used, and only an operator can help. The message gives the reason in one line. */
export class UnusableDatabase extends Error {}

/** Opens a single connection outside of a pool. The error is one line without passwords. */
export async function connectAlone(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 15_000 })
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw new UnusableDatabase(
      `The database at ${placeOf(url)} cannot be used: ${reasonOf(error)}. Check DATABASE_URL and DATABASE_OWNER_URL.`,
    )
  }
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'the local socket'}${port ? `:${port}` : ''}${pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}
