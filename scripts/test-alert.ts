// Sends a test to the contact points of operators: `npm run alerts:test`.
import { testAlerts } from '../apps/server/src/areas/service-status/alerts.service.ts'
import { onDeployment } from './on-deployment.ts'
import { refuse } from './product.ts'

await onDeployment(async (ctx) => {
  try {
    const { mails, webhook } = await testAlerts(ctx)
    if (webhook) console.log('The webhook took the test.')
    if (mails > 0) console.log(`${mails} e-mails wait in the outbox. A worker sends them within seconds.`)
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
})
