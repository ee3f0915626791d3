// The static checks: format, lint, types, import rules, dead code. `npm run check`.
import { runChecks } from './checks.ts'

const { failures } = await runChecks()
process.exit(failures.length > 0 ? 1 : 0)
