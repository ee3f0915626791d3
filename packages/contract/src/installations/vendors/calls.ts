import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { vendorRef } from '../models.ts'
import { installationKinds } from '../terms.ts'

export const listInstallationVendors = endpoint({
  name: 'listInstallationVendors',
  area: 'installations',
  method: 'GET',
  path: '/api/v1/settings/installation-vendors',
  summary: 'Vendors whose installations can be added, of one kind or all, and how each identifies a PV and battery configuration',
  access: 'read:customers',
  query: z.strictObject({ kind: z.enum(installationKinds).optional() }),
  response: z.object({
    items: z.array(vendorRef.extend({ identifiedBy: z.enum(['serial_number', 'site_id', 'vrm_portal_id', 'logger_serial_number']) })),
  }),
})
