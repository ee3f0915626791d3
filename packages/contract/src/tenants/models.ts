import { z } from 'zod'
import { country, id, language } from '../formats.ts'

export const tenantChoice = z.object({
  id,
  name: z.string(),
  kind: z.enum(['operator', 'affiliate', 'partner']),
  country,
  timeZone: z.string(),
  language,
})
export type TenantChoice = z.infer<typeof tenantChoice>
