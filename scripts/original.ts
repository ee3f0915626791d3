// Shows whether the database is the original of its deployment or a copy: `npm run original`. With `--confirm`, makes a copy the
// original; with `--confirm --new`, as a separate deployment; with `--renounce`, makes it a copy.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { confirmOriginal, declareCopy } from '../apps/server/src/areas/service-status/deployment.service.ts'
import { onDeployment } from './on-deployment.ts'
import { refuse } from './product.ts'

const { values } = parseArgs({
  options: {
    confirm: { type: 'boolean', default: false },
    new: { type: 'boolean', default: false },
    renounce: { type: 'boolean', default: false },
  },
})
if (values.new && !values.confirm) refuse('--new makes a copy the original under another name: give --confirm --new')
if (values.confirm && values.renounce) refuse('Give one of --confirm and --renounce')
await onDeployment(async (ctx, actor) => {
  if (values.confirm) await confirmOriginal(ctx, actor, values.new ? `wattdesk-${randomBytes(4).toString('hex')}` : undefined)
  if (values.renounce) await declareCopy(ctx, actor)
  const { deployment } = ctx
  console.log(
    deployment.isOriginal()
      ? `This database is the original of ${deployment.name()}. Its processes receive from gateways, send e-mails and run jobs.`
      : `This database is a copy of ${deployment.state().name}. Its processes reach nothing outside. If the original is gone for good: wattdesk original --confirm`,
  )
})
