// The static checks: format, lint, types, import rules, dead code. `npm run check`.
import { runChecks } from './checks.ts'

const { failed } = await runChecks()
process.exit(failed > 0 ? 1 : 0)
