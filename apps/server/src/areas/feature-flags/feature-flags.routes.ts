import * as contract from '@wattdesk/contract/feature-flags/calls.ts'
import { featureFlagNames } from '@wattdesk/contract/feature-flags/terms.ts'
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { isSameTag } from '../../http/kept-responses.ts'
import { bind } from '../../http/route.ts'
import { sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { metrics } from '../../platform/metrics.ts'
import { listFlags, switchFlag } from './feature-flags.service.ts'
import { readUnleashFlags, reportToUnleash } from './unleash.service.ts'

const evaluations = new Counter({
  name: 'wattdesk_flag_evaluations_total',
  help: 'How often clients asked for a feature flag, by its state',
  labelNames: ['flag', 'state'] as const,
  registers: [metrics],
})

type Outcome = { toggles: { name: string; enabled: boolean; variant: { name: string; enabled: boolean } }[] }

export function featureFlagRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { unleash } = ctx.config
  for (const flag of featureFlagNames) for (const state of ['on', 'off']) evaluations.inc({ flag, state }, 0)
  const findFlags = async (url: string): Promise<Outcome> => {
    // The contract parses the Unleash server's response.
    if (unleash) return (await readUnleashFlags(unleash, new URL(url, ctx.config.publicUrl).search)) as Outcome
    const flags = (await listFlags(ctx)).filter((flag) => flag.isOn)
    return { toggles: flags.map(({ name }) => ({ name, enabled: true, variant: { name: 'disabled', enabled: false } })) }
  }
  // Clients poll every few seconds, and report an update to their application unless they get 304.
  bind(app, contract.readFrontendFlags, async ({ request, reply }) => {
    const found = await findFlags(request.url)
    const etag = `"${sha256(JSON.stringify(found)).toString('base64url')}"`
    reply.header('etag', etag)
    return isSameTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : found
  })
  bind(app, contract.reportFlagMetrics, async ({ body }) => {
    for (const flag of featureFlagNames) {
      const used = body.bucket.toggles[flag]
      if (!used) continue
      evaluations.inc({ flag, state: 'on' }, used.yes)
      evaluations.inc({ flag, state: 'off' }, used.no)
    }
    if (unleash) await reportToUnleash(unleash, body)
    return undefined
  })
  bind(app, contract.listFeatureFlags, async () => ({
    items: (await listFlags(ctx)).map((flag) => ({ ...flag, updatedAt: flag.updatedAt?.toISOString() ?? null })),
    isOfUnleash: unleash !== undefined,
  }))
  bind(app, contract.switchFeatureFlag, async ({ params, body, ...call }) => {
    await switchFlag(ctx, call, params.name, body)
    return undefined
  })
}
