// Runs the product: `npm start`. The bootstrap has installed the packages.
import { isStale, make, portal, programFile, programs } from './builds.ts'
import { launch } from './launch.ts'
import { step } from './progress.ts'

const staleness = { portal: isStale(portal), programs: isStale(programs) }
await launch({
  server: { file: programFile('server') },
  fleet: { file: programFile('fleet') },
  make: async () => {
    if (await staleness.programs) await step('Programs built', () => make(programs))
    if (await staleness.portal) await step('Portal built', () => make(portal))
  },
  settings: () => ({ PORTAL_DIR: portal.directory }),
})
