// Fault tests: `npm run faults` starts the product on separate data, breaks it in one way after another, and prints a line for each;
// first as run by `npm start`, then with several processes.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startDeployment } from './deployment.ts'
import { bear, deploymentFaults } from './deployment-faults.ts'
import { faults } from './faults.ts'
import { startFaultyProduct } from './faulty-product.ts'
import { leaveNothingRunning } from './interruption.ts'

leaveNothingRunning()
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const isChosen = ({ what }: { what: string }) => !values.only || what.includes(values.only)
const chosen = faults.filter(isChosen)
const chosenOfDeployment = deploymentFaults.filter(isChosen)
if (chosen.length + chosenOfDeployment.length === 0) {
  console.error(`--only: a part of one of these lines\n${[...faults, ...deploymentFaults].map(({ what }) => `  ${what}`).join('\n')}`)
  process.exit(1)
}
let failed = 0
if (chosen.length > 0) await breakAll(chosen, startFaultyProduct, (fault, product) => fault.run(product))
const lacking = ['/usr/sbin/mosquitto', '/usr/sbin/nats-server', '/usr/bin/nats-server'].filter(existsSync).length < 2
if (chosenOfDeployment.length > 0 && lacking) console.log('- several processes: needs Mosquitto and nats-server, which are not installed')
else if (chosenOfDeployment.length > 0) await breakAll(chosenOfDeployment, startDeployment, (fault, deployment) => bear(deployment, fault))
process.exit(failed > 0 ? 1 : 0)

async function breakAll<F extends { what: string }, P extends { stop(): Promise<void> }>(
  all: readonly F[],
  start: () => Promise<P>,
  run: (fault: F, product: P) => Promise<string>,
): Promise<void> {
  const product = await start()
  try {
    for (const fault of all) {
      try {
        console.log(`✓ ${fault.what}: ${await run(fault, product)}`)
      } catch (error) {
        failed += 1
        console.log(`✗ ${fault.what}: ${error instanceof Error ? error.message : error}`)
      }
    }
  } finally {
    await product.stop()
  }
}
