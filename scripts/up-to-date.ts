import { UnusableDatabase } from '../apps/server/src/db/first-connection.ts'
import { IncompatibleDatabase } from '../apps/server/src/db/migrate.ts'
import { type Prepared, prepareDatabase } from '../apps/server/src/platform/prepare.ts'
import { parseSecretKeys, SecretKeys } from '../apps/server/src/platform/secret-keys.ts'
import { type GivenDatabase, refuse } from './product.ts'

type Given = Pick<GivenDatabase, 'url' | 'ownerUrl'> & { embedded?: Pick<NonNullable<GivenDatabase['embedded']>, 'directory' | 'stop'> }

/** Migrates the database. If it cannot be used, exits with a message and a remedy. */
export async function bringUpToDate(database: Given, secretKey: string): Promise<Prepared> {
  const { url, ownerUrl, embedded } = database
  try {
    return await prepareDatabase({ databaseUrl: url, databaseOwnerUrl: ownerUrl, secretKey: SecretKeys.of(...parseSecretKeys(secretKey)) })
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error
    await embedded?.stop()
    const way = embedded ? `Remove the directory ${embedded.directory}` : 'Let DATABASE_URL name an empty database'
    return refuse(error instanceof IncompatibleDatabase ? `${error.message}\n${way}, then start again.` : error.message)
  }
}
