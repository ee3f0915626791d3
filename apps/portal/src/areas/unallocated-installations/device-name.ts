import { deviceName } from '@wattdesk/contract/installations/device-name.ts'

type Named = { manufacturer: string | null; model: string | null; deviceId: string }

/** The name printed on the device, otherwise the one its gateway uses. */
export const nameOf = ({ manufacturer, model, deviceId }: Named): string => deviceName(manufacturer, model) || deviceId
