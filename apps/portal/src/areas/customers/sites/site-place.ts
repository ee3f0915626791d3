import type { Site } from '@wattdesk/contract/customers/models.ts'

export type SitePlace = { latitude: number; longitude: number; isApproximate: boolean }

/** Where a site lies: by its coordinates, otherwise by its town. */
export function placeOf({ latitude, longitude, approximatePlace }: Site): SitePlace | undefined {
  if (latitude !== null && longitude !== null) return { latitude, longitude, isApproximate: false }
  return approximatePlace ? { ...approximatePlace, isApproximate: true } : undefined
}
