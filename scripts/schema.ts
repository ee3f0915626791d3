// Writes apps/server/src/db/schema.sql, the schema of a fresh database: `npm run db:schema`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connectAlone } from '../apps/server/src/db/first-connection.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { describeSchema } from '../apps/server/src/db/schema-text.ts'
import { startPostgres } from '../apps/server/src/platform/embedded-postgres.ts'
import { productVersion } from '../apps/server/src/platform/product-version.ts'
import { root } from './product.ts'

const postgres = await startPostgres({ directory: path.join(root, '.data/schema'), database: 'postgres' })
const name = `schema_${process.pid}`
const admin = await connectAlone(postgres.url, 'wattdesk-schema')
await admin.query(`create database ${name}`)
const url = new URL(postgres.url)
url.pathname = `/${name}`
await migrate(url.href, productVersion)
const client = await connectAlone(url.href, 'wattdesk-schema')
await writeFile(path.join(root, 'apps/server/src/db/schema.sql'), await describeSchema(client))
await client.end()
await admin.query(`drop database ${name}`)
await admin.end()
await postgres.stop()
