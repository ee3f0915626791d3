import { z } from 'zod'
import { instant } from '../formats.ts'
import { featureFlagNames } from './terms.ts'

export const featureFlag = z.object({
  name: z.enum(featureFlagNames),
  isOn: z.boolean(),
  version: z.number().int(),
  updatedAt: instant.nullable(),
})
export type FeatureFlag = z.infer<typeof featureFlag>
