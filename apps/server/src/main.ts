import { shortenResolution } from './platform/module-resolution.ts'

shortenResolution()
// Dynamic imports, because static ones are resolved before the line above runs.
const { UnusableDatabase } = await import('./db/first-connection.ts')
const { IncompatibleDatabase } = await import('./db/migrate.ts')
const { InvalidSettings } = await import('./platform/config.ts')
const { serve } = await import('./serve.ts')
try {
  await serve(process.env)
} catch (error) {
  if (!(error instanceof UnusableDatabase || error instanceof InvalidSettings)) throw error
  const way = error instanceof IncompatibleDatabase ? 'Let DATABASE_URL name an empty database.\n' : ''
  process.stderr.write(`${error.message}\n${way}`)
  process.exit(1)
}
