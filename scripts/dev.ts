// Runs the product from its sources: `npm run dev`. Server and fleet restart when their code changes, including migrations and functions
// of the database; the portal reloads in place. Uses the data of `npm start`.
import path from 'node:path'
import { createServer } from 'vite'
import { customerApp, portal } from './builds.ts'
import { launch } from './launch.ts'
import { root } from './product.ts'
import { step } from './progress.ts'
import { endsWithProduct } from './shutdown.ts'

const portalPort = Number(process.env.PORTAL_PORT || 4100)
const serverPort = process.env.PORT || '4000'
// Browsers only use the portal's address, which forwards calls to the server.
process.env.PUBLIC_URL ||= `http://localhost:${portalPort}`
process.env.WATTDESK_SERVER = `http://localhost:${serverPort}`

const at = (place: string) => path.join(root, place)

await launch({
  server: { file: at('apps/server/src/main.ts'), watched: [at('apps/server/src'), at('packages')] },
  fleet: { file: at('apps/fleet-simulator/src/main.ts'), watched: [at('apps/fleet-simulator/src'), at('packages')] },
  // The latest build of the customers' app; `npm run build` renews it.
  settings: ({ ownerUrl }): Record<string, string> => ({
    CUSTOMER_APP_DIR: customerApp.directory,
    ...(ownerUrl ? { DATABASE_OWNER_URL: ownerUrl } : {}),
  }),
  beside: () => step('Portal', servePortal),
})

async function servePortal(): Promise<void> {
  const vite = await createServer({ configFile: portal.config, server: { port: portalPort, strictPort: true }, logLevel: 'warn' })
  await vite.listen()
  endsWithProduct({ gently: () => vite.close(), atOnce: () => vite.close() })
}
