import type { AppDevice } from '@wattdesk/contract/customer-app/models.ts'

/**
 * Devices without measurements of their own cannot be judged, unless they were in contact before and no longer are. An inverter is off at
 * night, but no device for more than a day.
 */
export function isWell({ status, connection }: Pick<AppDevice, 'status' | 'connection'>): boolean {
  if (connection.status === 'unavailable') return false
  return status === 'ok' || (status === 'not_applicable' && connection.status !== 'temporarily_unavailable')
}
