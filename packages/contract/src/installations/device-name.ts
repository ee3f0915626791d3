/** A device by its maker and model. Many models begin with their maker, who is then named once: SENEC.Home. */
export function deviceName(manufacturer: string | null, model: string | null): string {
  const isNamed = model !== null && manufacturer !== null && model.toLowerCase().startsWith(manufacturer.toLowerCase())
  return [isNamed ? null : manufacturer, model].filter(Boolean).join(' ')
}
