import { energyKinds } from '@wattdesk/contract/installations/installation.ts'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const smartMeters = pgTable('smart_meters', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['meter'] })
    .notNull()
    .default('meter'),
  producedInstallationId: text('produced_installation_id'),
  customerNumber: text('customer_number'),
  deviceCategory: text('device_category', { enum: energyKinds }).notNull().default('electricity'),
  isBilled: boolean('is_billed').notNull().default(false),
})
