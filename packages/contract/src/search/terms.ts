/** What a search looks through, the best reason first. */
export const searchFields = [
  'accountName',
  'userName',
  'accountEmail',
  'userEmail',
  'externalReferenceId',
  'secondExternalReferenceId',
  'serialNumber',
  'vendorInstallationId',
  'startCode',
  'deviceId',
  'applianceSerialNumber',
  'gatewaySerialNumber',
  'loggerSerialNumber',
  'vrmPortalId',
  'vendorSiteId',
  'city',
  'zipCode',
  'address',
  'partner',
  'brand',
] as const
export type SearchField = (typeof searchFields)[number]

/** At most this many results: who does not find theirs among them types more. */
export const searchResultsMax = 50
