import * as history from '@wattdesk/contract/history/calls.ts'
import * as historyMails from '@wattdesk/contract/history/mails/calls.ts'
import * as pv from '@wattdesk/contract/history/pv-energy/calls.ts'
import { readDayAheadPrices } from '@wattdesk/contract/prices/calls.ts'
import { row } from './requests.ts'
import type { TenantRecords } from './tenant-records.ts'

/** Two days of a site, for every call about its history. */
const ofPast = async ({ customer }: TenantRecords) => ({
  query: { siteId: (await customer()).siteId, fromDate: '2026-05-01', toDate: '2026-05-02' },
})

const mailOfPast = async ({ confirmedCustomer }: TenantRecords) => {
  const { id, siteId } = await confirmedCustomer()
  return { params: { id }, body: { siteId, fromDate: '2026-05-01', toDate: '2026-05-02' } }
}

export const historyRows = [
  row(history.readEnergyHistory, ofPast),
  row(history.readPowerHistory, ofPast),
  row(readDayAheadPrices, async (records) => {
    const { siteId } = (await ofPast(records)).query
    return { query: { siteId, date: '2026-05-01' } }
  }),
  row(history.readGasHistory, ofPast),
  row(history.readConsumptionHistory, async (records) => ({ ...(await ofPast(records)), params: { deviceType: 'EV' as const } })),
  row(history.readElectricCarHistory, ofPast),
  row(history.readDevicesConsumption, ofPast),
  row(history.readWallboxHistory, ofPast),
  row(history.listWallboxSessions, ofPast),
  row(history.readLatestWallboxSession, ofPast),
  row(history.listElectricCarSessions, ofPast),
  row(history.readLatestElectricCarSession, ofPast),
  row(history.readDonut, ofPast),
  row(history.readSolarCloud, ofPast),
  row(history.readHeatMap, ofPast),
  row(history.readQuarterHours, ofPast),
  row(history.readBatteryCharge, ofPast),
  row(historyMails.previewHistoryMail, mailOfPast),
  row(historyMails.sendHistoryMail, mailOfPast),
  row(pv.readPvHistory, ofPast),
  row(pv.readPvSummary, async ({ customer }) => ({ query: { siteId: (await customer()).siteId } })),
  row(pv.readFirstDays, async ({ customer }) => ({ query: { siteId: (await customer()).siteId } })),
  row(pv.readAvoidedCarbon, ofPast),
  row(pv.readAvoidedCarbonTotal, ofPast),
  row(pv.readEfficiency, ofPast),
  row(pv.readEfficiencyByMonth, ofPast),
  row(pv.readForecast, ofPast),
  row(pv.readForecastRange, ofPast),
]
