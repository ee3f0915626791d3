import {
  addPvBattery,
  getPvBattery,
  listPvBatteries,
  removePvBattery,
  updatePvBattery,
} from '@wattdesk/contract/installations/pvbattery/calls.ts'
import type { PvBatteryDetails, PvPanelModel } from '@wattdesk/contract/installations/pvbattery/models.ts'
import { peakPower } from '@wattdesk/contract/installations/pvbattery/terms.ts'
import { pvBatteryConfigurations, pvPanels } from '../../../db/domains/installations/tables.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type Kind, type Stored, without } from './kind.ts'

type StoredPvBattery = Stored<Omit<typeof pvBatteryConfigurations.$inferSelect, 'id' | 'kind'>, typeof pvPanels.$inferSelect>

const identifierFields = {
  serial_number: 'serialNumber',
  site_id: 'vendorSiteId',
  vrm_portal_id: 'vrmPortalId',
  logger_serial_number: 'loggerSerialNumbers',
} as const

/** The kind of an inverter is fixed once it is set. */
export const pvBattery: Kind<PvBatteryDetails> = {
  name: 'pvbattery',
  deviceType: 'Inverter',
  vendorCategories: ['pvbattery'],
  calls: { list: listPvBatteries, get: getPvBattery, add: addPvBattery, update: updatePvBattery, remove: removePvBattery },
  table: pvBatteryConfigurations,
  parts: pvPanels,
  gatewaySerialNumber: pvBatteryConfigurations.gatewaySerialNumber,
  measures: 'home',
  secrets: ['apiKey'],
  guarded: peakPower,

  identify(details, { identifiedBy }) {
    const field = identifierFields[identifiedBy]
    const value = details[field]
    return { field, value: Array.isArray(value) ? value[0] : value }
  },
  headOf: ({ isGcp, serialNumber, installedOn, pvInverterProvider }) => ({
    isGcp,
    serialNumber,
    installedOn,
    manufacturer: pvInverterProvider,
  }),
  columnsOf: (details) =>
    without(details, 'isGcp', 'serialNumber', 'installedOn', 'pvInverterProvider', 'pvPanels', 'apiKey', 'overwriteGcp'),
  partsOf: ({ pvPanels: panels }) => panels,
  detailsOf: ({ head, own, parts }: StoredPvBattery) => ({
    ...without(own, 'apiKey', 'inverterMasterKey'),
    isGcp: head.isGcp,
    serialNumber: head.serialNumber,
    installedOn: head.installedOn,
    pvInverterProvider: head.manufacturer,
    pvPanels: parts.map((panel): PvPanelModel => without(panel, 'configurationId', 'position')),
  }),
  shownBeside: ({ own, parts }: StoredPvBattery) => ({
    hasApiKey: own.apiKey !== null,
    hasMasterKey: own.inverterMasterKey !== null,
    pvPanels: parts.map((panel) => ({ ...panel, shadeLevel: panel.shadedSegmentsCount / 100 })),
  }),
  checkChange(before, after) {
    if (before.inverterKind && after.inverterKind !== before.inverterKind) throw new DomainError('OverwriteInverterKindError')
  },
}
