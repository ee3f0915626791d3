import { shortenResolution } from './platform/module-resolution.ts'

shortenResolution()
// Not a static import: those are resolved before the line above runs.
const { serve } = await import('./serve.ts')
await serve(process.env)
