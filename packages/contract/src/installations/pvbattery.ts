import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, line, masterKey, numberBetween, optionalLine, wholeNumberBetween } from '../formats.ts'
import {
  addErrors,
  cacheQuery,
  changeErrors,
  homeStates,
  installationHead,
  installationKey,
  inverterKinds,
  ofCustomer,
  removedInstallation,
  removeErrors,
  vendorRef,
} from './installation.ts'

const area = 'installations'
const powerW = z.number().int().min(1, 'NotPositive').max(1_000_000)
const energyWh = z.number().int().min(1, 'NotPositive').max(10_000_000)

export const panelDefaults = { azimuthDegrees: 0, tiltDegrees: 30, shadedSegmentsCount: 5 } as const

/** A group of equal panels. Shade level is the shaded segments divided by 100. */
export const pvPanelModel = z.strictObject({
  panelCount: z.number().int().min(1, 'NotPositive').max(10_000),
  peakPowerW: z.number().int().min(1, 'NotPositive').max(2_000_000),
  /** 0 south, -90 east, 90 west. */
  azimuthDegrees: numberBetween(-180, 180).default(panelDefaults.azimuthDegrees),
  /** 0 horizontal, 90 vertical. */
  tiltDegrees: numberBetween(0, 90).default(panelDefaults.tiltDegrees),
  shadedSegmentsCount: wholeNumberBetween(0, 100).default(panelDefaults.shadedSegmentsCount),
  altitudeM: numberBetween(-500, 9_000).nullable().default(null),
})
export type PvPanelModel = z.output<typeof pvPanelModel>

const details = {
  isGcp: z.boolean().default(false),
  serialNumber: optionalLine(64).default(null),
  vendorSiteId: optionalLine(64).default(null),
  vendorUserId: optionalLine(64).default(null),
  vrmPortalId: optionalLine(64).default(null),
  gatewaySerialNumber: optionalLine(64).default(null),
  loggerSerialNumbers: z.array(line(64)).max(20).default([]),
  hasInverter: z.boolean().default(true),
  inverterKind: z.enum(inverterKinds).nullable().default(null),
  /** Equals the inverter's maximum AC output. */
  pvPeakPowerW: powerW.nullable().default(null),
  pvInverterProvider: optionalLine(80).default(null),
  pvInverterModel: optionalLine(80).default(null),
  pvInverterMaxAcPowerW: powerW.nullable().default(null),
  batteryManufacturer: optionalLine(80).default(null),
  batteryCapacityWh: energyWh.nullable().default(null),
  batteryInverterModel: optionalLine(80).default(null),
  batteryInverterMaxAcPowerW: powerW.nullable().default(null),
  installedOn: day.nullable().default(null),
  pvPanels: z.array(pvPanelModel).max(50).default([]),
  /** Confirms that another installation of the site stops being the grid connection point. */
  overwriteGcp: z.boolean().default(false),
}

/** Fields of a PV inverter that only customer support may change once they are set. */
export const peakPower = { permission: 'write:customers-peak-power', fields: ['pvPeakPowerW', 'pvInverterMaxAcPowerW'] } as const

/** The vendor's secret is write-only: absent leaves it, null clears it. */
const apiKey = z.string().trim().min(1, 'Required').max(512).nullable().optional()

type Details = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

/** Rules across fields, for new and changed configurations. */
function checkDetails(model: Details, context: z.RefinementCtx): void {
  const fault = (path: keyof Details, message: string) => context.addIssue({ code: 'custom', message, path: [path] })
  const hasPv = model.inverterKind !== 'BATTERY'
  if (model.hasInverter && !model.inverterKind) fault('inverterKind', 'Required')
  if (model.hasInverter && hasPv && !model.pvInverterMaxAcPowerW) fault('pvInverterMaxAcPowerW', 'Required')
  if (model.hasInverter && model.inverterKind !== 'PV' && !model.batteryCapacityWh) fault('batteryCapacityWh', 'Required')
  if (!hasPv && model.pvPanels.length > 0) fault('pvPanels', 'PanelsWithoutPv')
}

function checkPeakPower({ pvPeakPowerW, pvInverterMaxAcPowerW }: Details, context: z.RefinementCtx): void {
  if (!pvPeakPowerW || !pvInverterMaxAcPowerW || pvPeakPowerW === pvInverterMaxAcPowerW) return
  context.addIssue({ code: 'custom', message: 'PeakPowerNotMaxAcPower', path: ['pvPeakPowerW'] })
}

/** The peak power is the inverter's maximum AC output wherever that is known. */
const withPeakPower = <Model extends Details>(model: Model): Model => ({
  ...model,
  pvPeakPowerW: model.pvInverterMaxAcPowerW ?? model.pvPeakPowerW,
})

/** A new configuration has the peak power of its inverter, whatever was sent. */
export const installationRequestModel = z
  .strictObject({ siteId: id, vendorId: id, ...details, apiKey })
  .superRefine(checkDetails)
  .transform(withPeakPower)
export type InstallationRequestInput = z.input<typeof installationRequestModel>

/** Site and vendor of a configuration stay; all other fields are replaced. The peak power stays with the inverter's output. */
export const installationUpdateModel = z
  .strictObject({ version: z.number().int(), ...details, apiKey })
  .superRefine(checkDetails)
  .superRefine(checkPeakPower)
  .transform(withPeakPower)
export type PvBatteryDetails = Omit<z.output<typeof installationUpdateModel>, 'version'>

const { overwriteGcp: _, ...shown } = details
export const pvBattery = installationHead.extend({
  ...shown,
  ...homeStates,
  hasApiKey: z.boolean(),
  hasMasterKey: z.boolean(),
  pvPanels: z.array(z.object({ ...pvPanelModel.shape, shadeLevel: z.number() })),
})
export type PvBattery = z.infer<typeof pvBattery>

const ofConfiguration = z.strictObject({ id, configurationId: id })
const path = '/api/v1/customers/{id}/installations/pvbattery'

export const listPvBatteries = endpoint({
  name: 'listPvBatteries',
  scope: 'pvb:read',
  area,
  method: 'GET',
  path,
  summary: "A customer's PV and battery configurations",
  access: 'read:customers',
  params: ofCustomer,
  query: cacheQuery,
  response: z.object({ items: z.array(pvBattery) }),
  errors: ['CustomerNotFound'],
})

export const getPvBattery = endpoint({
  name: 'getPvBattery',
  scope: 'pvb:read',
  area,
  method: 'GET',
  path: `${path}/{installationId}`,
  summary: "One PV and battery configuration, by the vendor's id or our own",
  access: 'read:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  response: pvBattery,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const addPvBattery = endpoint({
  name: 'addPvBattery',
  scope: 'pvb:write',
  area,
  method: 'POST',
  path,
  summary: 'Adds a PV and battery configuration',
  access: 'write:customers',
  params: ofCustomer,
  body: installationRequestModel,
  response: pvBattery,
  errors: [...addErrors, 'OverwriteGcpUnconfirmed'],
})

export const updatePvBattery = endpoint({
  name: 'updatePvBattery',
  scope: 'pvb:write',
  area,
  method: 'PUT',
  path: `${path}/{configurationId}`,
  summary: 'Changes a PV and battery configuration; customer support changes the peak power of a PV inverter, and nothing else',
  access: { anyOf: ['write:customers', peakPower.permission] },
  params: ofConfiguration,
  body: installationUpdateModel,
  response: pvBattery,
  errors: [...changeErrors, 'OverwriteGcpUnconfirmed', 'OverwriteInverterKindError'],
})

export const removePvBattery = endpoint({
  name: 'removePvBattery',
  scope: 'pvb:write',
  area,
  method: 'DELETE',
  path: `${path}/{configurationId}`,
  summary: 'Removes a PV and battery configuration; its recorded energy stays',
  access: 'delete:customers',
  params: ofConfiguration,
  response: removedInstallation,
  errors: removeErrors,
})

export const lookupInstallation = endpoint({
  name: 'lookupInstallation',
  scope: 'pvb:read',
  area,
  method: 'GET',
  path: `${path}/lookup`,
  summary: 'Whether an installation of any kind already has a serial number, and whose it is',
  access: 'read:customers',
  params: ofCustomer,
  query: z.strictObject({ serialnumber: line(64), vendorName: line(80).optional() }),
  response: z.object({ isInUse: z.boolean(), isOfThisCustomer: z.boolean(), vendor: vendorRef.nullable() }),
  errors: ['CustomerNotFound', 'VendorNotFound'],
})

/** The secret printed on an inverter, write-only. */
export const invertersMasterKeyModel = z.strictObject({ masterKey })

export const setInverterMasterKey = endpoint({
  name: 'setInverterMasterKey',
  area,
  method: 'POST',
  path: '/api/v1/pvbattery/{installationId}/inverter-master-key',
  summary: "Stores an inverter's master key, in place of the former one; nobody reads it again",
  access: 'write:customers',
  params: z.strictObject({ installationId: installationKey }),
  body: invertersMasterKeyModel,
  response: z.object({ configurationId: id, hasMasterKey: z.literal(true) }),
  errors: ['NotFound', 'CustomerNotActive', 'UnsupportedConfiguration'],
})

// The same, with the customer in query or body. ---------------------------------------------------------------------

const ofPvBattery = '/api/v1/pvbattery'

/** A new configuration of a customer's site. */
export const pvBatteryAddModel = z
  .strictObject({ customerId: id, siteId: id, vendorId: id, ...details, apiKey })
  .superRefine(checkDetails)
  .transform(withPeakPower)

export const createPvBattery = endpoint({
  name: 'createPvBattery',
  area,
  method: 'POST',
  path: ofPvBattery,
  summary: 'Adds a PV and battery configuration to the customer named in the body',
  access: 'write:customers',
  body: pvBatteryAddModel,
  response: pvBattery,
  errors: [...addErrors, 'OverwriteGcpUnconfirmed'],
})

export const readPvBatteries = endpoint({
  name: 'readPvBatteries',
  area,
  method: 'GET',
  path: ofPvBattery,
  summary: "A customer's PV and battery configurations; `clearCache=true` adds live states to the stored ones",
  access: 'read:customers',
  query: z.strictObject({ customerId: id, clearCache: z.enum(['true', 'false']).optional() }),
  response: z.object({ items: z.array(pvBattery) }),
  errors: ['CustomerNotFound'],
})

export const changePvBattery = endpoint({
  name: 'changePvBattery',
  area,
  method: 'PUT',
  path: `${ofPvBattery}/{configurationId}`,
  summary: 'Changes a PV and battery configuration, named by our own ID or by the vendor’s',
  access: { anyOf: ['write:customers', peakPower.permission] },
  params: z.strictObject({ configurationId: installationKey }),
  body: installationUpdateModel,
  response: pvBattery,
  errors: [...changeErrors, 'OverwriteGcpUnconfirmed', 'OverwriteInverterKindError'],
})
