import { errorStatus, type GatewayErrorCode, gatewayErrorCodes } from '@wattdesk/contract/errors.ts'
import { CallError } from '../api/call-error.ts'

export type HelpCode = GatewayErrorCode | 'unknown'
/** Who can resolve it. */
type Helper = 'you' | 'installer' | 'admin' | 'support'

export const helpers: Record<HelpCode, Helper> = {
  GridBoxAlreadyPaired: 'you',
  InvalidStartCode: 'you',
  NotFoundStartCode: 'support',
  ConfigurationNotAdded: 'you',
  ConfigurationNotDeleted: 'you',
  ConfigurationNotUpdated: 'you',
  CustomerNotFound: 'admin',
  InvalidSerialNumber: 'you',
  InvalidSiteId: 'you',
  InvalidCustomerNumber: 'you',
  VendorNotFound: 'admin',
  UnsupportedDeviceType: 'you',
  UnsupportedConfiguration: 'you',
  OverwriteGatewayError: 'you',
  OverwriteInverterKindError: 'you',
  TimeOfUseNotReady: 'you',
  DuplicatedInstallation: 'installer',
  DuplicatedInstallationCustomerSite: 'you',
  unknown: 'support',
}

/** For errors in which the server names no field. */
const fields: Partial<Record<HelpCode, string>> = {
  NotFoundStartCode: 'startCode',
  InvalidSiteId: 'siteId',
  VendorNotFound: 'vendorId',
  OverwriteInverterKindError: 'inverterKind',
}

/** The field to focus. */
export function fieldOf(error: unknown, code: HelpCode): string | undefined {
  const named = error instanceof CallError ? Object(error.details).field : undefined
  return typeof named === 'string' ? named : fields[code]
}

/** Only errors of gateways and installations, and unknown ones, have help. */
export function helpCodeOf(error: unknown): HelpCode | undefined {
  if (!(error instanceof CallError) || !error.code) return undefined
  const code = gatewayErrorCodes.find((one) => one === error.code)
  return code ?? (error.code in errorStatus ? undefined : 'unknown')
}

/** What support needs to find the request. Contains no names or typed values. */
export function evidenceOf(error: unknown, at: Date, path: string): string {
  if (!(error instanceof CallError)) return ''
  const faults = error.faults.map(({ field, code }) => `${field}: ${code}`).join(', ')
  const lines = { code: error.code, status: error.status, fields: faults, request: error.requestId, at: at.toISOString(), screen: path }
  return Object.entries(lines)
    .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    .join('\n')
}
