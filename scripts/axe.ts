// Everything that axe finds on any screen or open dialog, in both themes and sizes. `npm run axe`.
import { runBrowserTests } from './e2e.ts'

const { failures } = await runBrowserTests(process.argv.slice(2), 'e2e/axe.config.ts')
process.exit(failures.length > 0 ? 1 : 0)
