import { type DevicePlace, devicePlace, placesMax } from '@wattdesk/device-protocol/gateway-messages.ts'
import { z } from 'zod'
import { readWhole, writeWhole } from './whole-files.ts'

/** Keeps where members said that devices are, so that the search after a restart asks there. */
export function openPlacesFile(file: string) {
  return {
    load: (): DevicePlace[] => z.array(devicePlace).max(placesMax).safeParse(readWhole(file)).data ?? [],
    keep: (places: readonly DevicePlace[]): Promise<void> => writeWhole(file, places),
  }
}
