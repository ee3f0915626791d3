// Builds for production what `npm start` builds when it is stale: `npm run build`.
import { customerApp, make, portal, programs } from './builds.ts'

await Promise.all([make(portal), make(customerApp), make(programs)])
console.log(
  `The portal is built in ${portal.directory}, the customers’ app in ${customerApp.directory}, the programs in ${programs.directory}`,
)
