import { type PvBattery, panelDefaults } from '@wattdesk/contract/installations/pvbattery.ts'
import { figure, figureOrNull } from '../../forms/use-schema-form.ts'

export type PanelValues = {
  panelCount: string
  peakPowerW: string
  azimuthDegrees: string
  tiltDegrees: string
  shadedSegmentsCount: string
  altitudeM: string
}

export type PvBatteryValues = {
  /** What was changed; 0 for a new one. */
  version: number
  siteId: string
  vendorId: string
  serialNumber: string
  vendorSiteId: string
  vendorUserId: string
  vrmPortalId: string
  gatewaySerialNumber: string
  loggerSerialNumbers: string
  apiKey: string
  clearsApiKey: boolean
  isGcp: boolean
  hasInverter: boolean
  inverterKind: string
  pvInverterProvider: string
  pvInverterModel: string
  pvInverterMaxAcPowerW: string
  batteryManufacturer: string
  batteryCapacityWh: string
  batteryInverterModel: string
  batteryInverterMaxAcPowerW: string
  installedOn: string
  pvPanels: PanelValues[]
  overwriteGcp: boolean
}

/** A panel group as the specification presets it: facing south, 30 degrees, shade level 0.05. */
export const emptyPanel = (): PanelValues => ({
  panelCount: '',
  peakPowerW: '',
  azimuthDegrees: String(panelDefaults.azimuthDegrees),
  tiltDegrees: String(panelDefaults.tiltDegrees),
  shadedSegmentsCount: String(panelDefaults.shadedSegmentsCount),
  altitudeM: '',
})

const text = (value: string | number | null | undefined) => (value === null || value === undefined ? '' : String(value))

/** The form of an installation as it stands, or an empty one for a site. */
export function pvBatteryValues(installation: PvBattery | undefined, siteId: string): PvBatteryValues {
  const from = installation
  return {
    version: from?.version ?? 0,
    siteId: from?.siteId ?? siteId,
    vendorId: from?.vendor.id ?? '',
    serialNumber: text(from?.serialNumber),
    vendorSiteId: text(from?.vendorSiteId),
    vendorUserId: text(from?.vendorUserId),
    vrmPortalId: text(from?.vrmPortalId),
    gatewaySerialNumber: text(from?.gatewaySerialNumber),
    loggerSerialNumbers: from?.loggerSerialNumbers.join(', ') ?? '',
    apiKey: '',
    clearsApiKey: false,
    isGcp: from?.isGcp ?? false,
    hasInverter: from?.hasInverter ?? true,
    inverterKind: from ? text(from.inverterKind) : 'HYBRID',
    pvInverterProvider: text(from?.pvInverterProvider),
    pvInverterModel: text(from?.pvInverterModel),
    pvInverterMaxAcPowerW: text(from?.pvInverterMaxAcPowerW),
    batteryManufacturer: text(from?.batteryManufacturer),
    batteryCapacityWh: text(from?.batteryCapacityWh),
    batteryInverterModel: text(from?.batteryInverterModel),
    batteryInverterMaxAcPowerW: text(from?.batteryInverterMaxAcPowerW),
    installedOn: text(from?.installedOn),
    pvPanels: from?.pvPanels.map(panelValues) ?? [],
    overwriteGcp: false,
  }
}

function panelValues(panel: PvBattery['pvPanels'][number]): PanelValues {
  return {
    panelCount: text(panel.panelCount),
    peakPowerW: text(panel.peakPowerW),
    azimuthDegrees: text(panel.azimuthDegrees),
    tiltDegrees: text(panel.tiltDegrees),
    shadedSegmentsCount: text(panel.shadedSegmentsCount),
    altitudeM: text(panel.altitudeM),
  }
}

export const hasPv = (values: PvBatteryValues): boolean => values.inverterKind !== 'BATTERY'
export const hasBattery = (values: PvBatteryValues): boolean => values.inverterKind !== 'PV'

/** What both a new configuration and a changed one send. The PV peak power is the inverter's greatest AC output. */
function details(values: PvBatteryValues) {
  const { version: _version, siteId: _site, vendorId: _vendor, apiKey: _key, clearsApiKey: _clears, ...given } = values
  const { loggerSerialNumbers, pvPanels, ...rest } = given
  const showsPv = values.hasInverter && hasPv(values)
  const showsBattery = values.hasInverter && hasBattery(values)
  const maxAcPowerW = showsPv ? figureOrNull(values.pvInverterMaxAcPowerW) : null
  return {
    ...rest,
    loggerSerialNumbers: loggerSerialNumbers
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    inverterKind: values.hasInverter && values.inverterKind ? values.inverterKind : null,
    pvPeakPowerW: maxAcPowerW,
    pvInverterMaxAcPowerW: maxAcPowerW,
    batteryCapacityWh: showsBattery ? figureOrNull(values.batteryCapacityWh) : null,
    batteryInverterMaxAcPowerW: showsBattery ? figureOrNull(values.batteryInverterMaxAcPowerW) : null,
    installedOn: values.installedOn || null,
    pvPanels: hasPv(values) ? pvPanels.map(panelModel) : [],
  }
}

const panelModel = (panel: PanelValues) => ({
  panelCount: figure(panel.panelCount),
  peakPowerW: figure(panel.peakPowerW),
  azimuthDegrees: figure(panel.azimuthDegrees),
  tiltDegrees: figure(panel.tiltDegrees),
  shadedSegmentsCount: figure(panel.shadedSegmentsCount),
  altitudeM: figureOrNull(panel.altitudeM),
})

export function toRequestModel(values: PvBatteryValues): unknown {
  const { siteId, vendorId, apiKey } = values
  return { ...details(values), siteId: siteId || undefined, vendorId: vendorId || undefined, apiKey: apiKey.trim() || undefined }
}

/** An update names the version it was made from. No key typed: the stored one stays. */
export const toUpdateModel = (values: PvBatteryValues): unknown => ({
  ...details(values),
  version: values.version,
  apiKey: values.clearsApiKey ? null : values.apiKey.trim() || undefined,
})
