const serialsShown = 5

/** The first few, and how many more. */
export const serialsOf = (gateways: readonly { serialNumber: string }[]): string =>
  gateways
    .slice(0, serialsShown)
    .map(({ serialNumber }) => serialNumber)
    .join(', ') + (gateways.length > serialsShown ? ' …' : '')
