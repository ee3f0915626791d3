import { shortenResolution } from './platform/module-resolution.ts'

shortenResolution()
// Not static imports: those are resolved before the line above runs.
const { IncompatibleDatabase, UnusableDatabase } = await import('./db/migrate.ts')
const { serve } = await import('./serve.ts')
try {
  await serve(process.env)
} catch (error) {
  if (!(error instanceof UnusableDatabase)) throw error
  const way = error instanceof IncompatibleDatabase ? 'Let DATABASE_URL name an empty database.\n' : ''
  process.stderr.write(`${error.message}\n${way}`)
  process.exit(1)
}
