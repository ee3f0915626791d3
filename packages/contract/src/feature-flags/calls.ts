import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../formats.ts'
import { featureFlag } from './models.ts'
import { featureFlagNames } from './terms.ts'

const variant = z.looseObject({ name: z.string(), enabled: z.boolean() })

/** Unleash's frontend API, for its official clients. Returns only enabled flags. */
export const readFrontendFlags = endpoint({
  area: 'feature-flags',
  name: 'readFrontendFlags',
  method: 'GET',
  path: '/api/frontend',
  summary: 'Enabled feature flags, as in Unleash’s frontend API; only an Unleash server evaluates the context',
  access: 'public',
  query: z.record(z.string(), z.unknown()),
  response: z.object({
    toggles: z.array(z.object({ name: z.string(), enabled: z.boolean(), variant, impressionData: z.boolean().default(false) })),
  }),
})

const count = z.number().int().min(0).max(1_000_000)
export const reportFlagMetrics = endpoint({
  area: 'feature-flags',
  name: 'reportFlagMetrics',
  method: 'POST',
  path: '/api/frontend/client/metrics',
  summary: 'How often a client found each flag on and off, as in Unleash’s frontend API',
  access: 'public',
  body: z.looseObject({
    bucket: z.looseObject({ toggles: z.record(z.string().max(200), z.looseObject({ yes: count, no: count })) }),
  }),
  response: nothing,
})

export const listFeatureFlags = endpoint({
  area: 'feature-flags',
  name: 'listFeatureFlags',
  method: 'GET',
  path: '/api/v1/settings/feature-flags',
  summary: 'Feature flags, and whether an Unleash server decides instead',
  access: 'read:system-settings',
  response: z.object({ items: z.array(featureFlag), isOfUnleash: z.boolean() }),
})

export const switchFeatureFlag = endpoint({
  area: 'feature-flags',
  name: 'switchFeatureFlag',
  method: 'PUT',
  path: '/api/v1/settings/feature-flags/{name}',
  summary: 'Switch a feature flag; only for members of the operator',
  access: 'write:system-settings',
  params: z.strictObject({ name: z.enum(featureFlagNames) }),
  body: z.strictObject({ version: z.number().int(), isOn: z.boolean() }),
  response: nothing,
  errors: ['FeatureFlagChanged', 'OperatorReserved'],
})
