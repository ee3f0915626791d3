type Named = { manufacturer: string | null; model: string | null; deviceId: string }

/** The name printed on the device, otherwise the one its gateway uses. */
export const nameOf = ({ manufacturer, model, deviceId }: Named): string => [manufacturer, model].filter(Boolean).join(' ') || deviceId
