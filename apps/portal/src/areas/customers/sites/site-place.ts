import type { Site } from '@wattdesk/contract/customers/models.ts'

export type SitePlace = { latitude: number; longitude: number; isApproximate: boolean }

/** The coordinates, otherwise the town. */
export function placeOf({ latitude, longitude, approximatePlace }: Site): SitePlace | undefined {
  if (latitude !== null && longitude !== null) return { latitude, longitude, isApproximate: false }
  return approximatePlace ? { ...approximatePlace, isApproximate: true } : undefined
}
