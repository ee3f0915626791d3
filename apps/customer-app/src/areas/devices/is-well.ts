import type { AppDevice } from '@wattdesk/contract/customer-app/models.ts'

/** Devices without measurements of their own cannot be judged, unless they were in contact before and no longer are. */
export function isWell({ status, connection }: Pick<AppDevice, 'status' | 'connection'>): boolean {
  const isLost = connection.status === 'temporarily_unavailable' || connection.status === 'unavailable'
  return status === 'ok' || (status === 'not_applicable' && !isLost)
}
