type Named = { manufacturer: string | null; model: string | null; deviceId: string }

/** What is printed on a device, or else how its gateway calls it. */
export const nameOf = ({ manufacturer, model, deviceId }: Named): string => [manufacturer, model].filter(Boolean).join(' ') || deviceId
