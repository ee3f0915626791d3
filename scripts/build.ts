// Builds the portal for production: `npm run build`.
import { buildPortal, portalDirectory } from './build-portal.ts'

await buildPortal()
console.log(`The portal is built in ${portalDirectory}`)
