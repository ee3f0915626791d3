// Runs the product: `npm start`. The bootstrap has installed the packages.
import { customerApp, isStale, make, portal, programFile, programs } from './builds.ts'
import { launch } from './launch.ts'
import { step } from './progress.ts'

const staleness = { portal: isStale(portal), customerApp: isStale(customerApp), programs: isStale(programs) }
await launch({
  server: { file: programFile('server') },
  fleet: { file: programFile('fleet') },
  make: async () => {
    if (await staleness.programs) await step('Programs built', () => make(programs))
    if (await staleness.portal) await step('Portal built', () => make(portal))
    if (await staleness.customerApp) await step('Customers’ app built', () => make(customerApp))
  },
  settings: () => ({ PORTAL_DIR: portal.directory, CUSTOMER_APP_DIR: customerApp.directory }),
})
