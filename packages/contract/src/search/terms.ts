/** The fields searched, the best reason first. */
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

/** Who needs more results types more. */
export const searchResultsMax = 50
