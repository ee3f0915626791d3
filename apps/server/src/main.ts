import { shortenResolution } from './platform/module-resolution.ts'

shortenResolution()
// Not static imports: those are resolved before the line above runs.
const { UnusableDatabase } = await import('./db/migrate.ts')
const { serve } = await import('./serve.ts')
try {
  await serve(process.env)
} catch (error) {
  if (!(error instanceof UnusableDatabase)) throw error
  process.stderr.write(`${error.message}\nLet DATABASE_URL name an empty database.\n`)
  process.exit(1)
}
