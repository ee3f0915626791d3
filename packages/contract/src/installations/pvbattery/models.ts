import { z } from 'zod'
import { day, id, line, masterKey, numberBetween, optionalLine, wholeNumberBetween } from '../../formats.ts'
import { homeStates, installationHead } from '../models.ts'
import { inverterKinds } from '../terms.ts'
import { panelDefaults } from './terms.ts'

const powerW = z.number().int().min(1, 'NotPositive').max(1_000_000)
const energyWh = z.number().int().min(1, 'NotPositive').max(10_000_000)

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

/** If the inverter's maximum AC output is known, it replaces the peak power. */
const withPeakPower = <Model extends Details>(model: Model): Model => ({
  ...model,
  pvPeakPowerW: model.pvInverterMaxAcPowerW ?? model.pvPeakPowerW,
})

/** A new configuration gets its inverter's peak power, whatever was sent. */
export const installationRequestModel = z
  .strictObject({ siteId: id, vendorId: id, ...details, apiKey })
  .superRefine(checkDetails)
  .transform(withPeakPower)
export type InstallationRequestInput = z.input<typeof installationRequestModel>

/** Replaces all fields but site and vendor. The peak power follows the inverter's output. */
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

/** Printed on the inverter; write-only. */
export const invertersMasterKeyModel = z.strictObject({ masterKey })

export const pvBatteryAddModel = z
  .strictObject({ customerId: id, siteId: id, vendorId: id, ...details, apiKey })
  .superRefine(checkDetails)
  .transform(withPeakPower)
