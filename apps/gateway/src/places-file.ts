import { type DevicePlace, devicePlace, placesMax } from '@wattdesk/device-protocol/gateway-messages.ts'
import { z } from 'zod'
import { readWhole, writeWhole } from './whole-files.ts'

/** Stores the places that members named, so that the search after a restart includes them. */
export function openPlacesFile(file: string) {
  return {
    load: (): DevicePlace[] => z.array(devicePlace).max(placesMax).safeParse(readWhole(file)).data ?? [],
    keep: (places: readonly DevicePlace[]): Promise<void> => writeWhole(file, places),
  }
}
