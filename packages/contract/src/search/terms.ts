/** The best reason for a match first. */
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

/** For more results, the reader types more. */
export const searchResultsMax = 50
