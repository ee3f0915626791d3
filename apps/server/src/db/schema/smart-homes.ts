import { scanStates } from '@wattdesk/contract/installations/installation.ts'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const smartHomes = pgTable('smart_homes', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['smarthome'] })
    .notNull()
    .default('smarthome'),
  deviceName: text('device_name'),
  scanState: text('scan_state', { enum: scanStates }).notNull().default('unknown'),
  lastScanAt: timestamp('last_scan_at', { withTimezone: true }),
})
