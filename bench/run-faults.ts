// What the product survives: `npm run faults` starts it on data of its own, harms it one way after another, and prints a line each.
import { parseArgs } from 'node:util'
import { faults } from './faults.ts'
import { startFaultyProduct } from './faulty-product.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const chosen = faults.filter(({ what }) => !values.only || what.includes(values.only))
if (chosen.length === 0) {
  console.error(`--only: a part of one of these lines\n${faults.map(({ what }) => `  ${what}`).join('\n')}`)
  process.exit(1)
}
const product = await startFaultyProduct()
let failed = 0
try {
  for (const fault of chosen) {
    try {
      console.log(`✓ ${fault.what}: ${await fault.run(product)}`)
    } catch (error) {
      failed += 1
      console.log(`✗ ${fault.what}: ${error instanceof Error ? error.message : error}`)
    }
  }
} finally {
  await product.stop()
}
process.exit(failed > 0 ? 1 : 0)
