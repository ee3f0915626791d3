import { dayMs } from '@wattdesk/energy/durations.ts'
import { startOfEndLabelled } from '@wattdesk/energy/intervals.ts'
import { energyOfPowerWh } from '@wattdesk/energy/units.ts'
import { z } from 'zod'
import { type Connector, pathPart, utcText, VendorFault } from './connector.format.ts'
import { openSlots } from './slots.format.ts'

const number = z.number().nullish()
/** Powers in W of a quarter hour, or energies in Wh of the whole span. The vendor's rates and shares are not read. */
const measured = z.object({
  measuredAt: z.string().max(80),
  photovoltaic: number,
  production: number,
  consumption: number,
  heatPump: number,
  heating: number,
  evChargingStation: z.object({ power: number }).nullish(),
  grid: z.object({ feedIn: number, supply: number }).nullish(),
  battery: z.object({ charge: number, discharge: number, stateOfCharge: number }).nullish(),
})
const historical = z.object({ data: z.array(measured).max(1_000), total: measured.nullish() })
type Measured = z.infer<typeof measured>

const live = z.object({
  measuredAt: z.iso.datetime({ offset: true }),
  production: number,
  photovoltaic: number,
  battery: z.object({ power: number, stateOfCharge: number }).nullish(),
})

const gateways = z.array(z.object({ serialnumber: z.string().nullish(), system: z.object({ id: z.string().max(64) }) })).max(10_000)

const headers = (apiKey: string | null) => ({ authorization: `Bearer ${apiKey}`, accept: 'application/vnd.gridx.v2+json' })

/**
 * gridX (https://api.gridx.de). Quarter hours come as mean powers labelled by their end, at most a day per call. The total of a
 * span is an energy.
 */
export const gridx: Connector = {
  name: 'gridx',
  publicUrl: 'https://api.gridx.de',
  needsKey: true,
  windowMs: dayMs,
  pauseMs: 250,
  atOnce: 2,

  async bind(ask, { apiKey, vendorSiteId, gatewaySerialNumber, installationId }) {
    const known = await ask({ path: 'gateways', headers: headers(apiKey), response: gateways })
    const found = known.find(
      ({ serialnumber, system }) =>
        system.id === vendorSiteId || (serialnumber && [gatewaySerialNumber, installationId].includes(serialnumber)),
    )
    if (!found) throw new VendorFault('other_site')
    return found.system.id
  },

  async read(ask, { site, configuration, span }) {
    const response = await ask({
      path: `systems/${pathPart(site)}/historical`,
      query: { interval: `${utcText(span.start)}/${utcText(span.end)}`, resolution: '15m' },
      headers: headers(configuration.apiKey),
      response: historical,
    })
    const slots = openSlots(span)
    for (const one of response.data) {
      const at = startOfEndLabelled(Date.parse(one.measuredAt))
      for (const [quantity, powerW] of valuesOf(one)) {
        slots.add(quantity, at, typeof powerW === 'number' ? energyOfPowerWh(powerW, 900_000) : null)
      }
      slots.charge(at, one.battery?.stateOfCharge)
    }
    const totals = response.total ? valuesOf(response.total).filter(([, wh]) => typeof wh === 'number') : []
    return { slots, totals: Object.fromEntries(totals) }
  },

  async live(ask, { site, configuration }) {
    const response = await ask({ path: `systems/${pathPart(site)}/live`, headers: headers(configuration.apiKey), response: live })
    return {
      at: new Date(response.measuredAt),
      productionW: response.production ?? response.photovoltaic ?? null,
      batteryW: response.battery?.power ?? null,
      batteryStateOfCharge: response.battery?.stateOfCharge ?? null,
    }
  },
}

const valuesOf = (one: Measured) =>
  [
    ['production', one.production ?? one.photovoltaic],
    ['household', one.consumption],
    ['heatPump', one.heatPump],
    ['heater', one.heating],
    ['ev', one.evChargingStation?.power],
    ['gridImport', one.grid?.supply],
    ['gridExport', one.grid?.feedIn],
    ['batteryCharge', one.battery?.charge],
    ['batteryDischarge', one.battery?.discharge],
  ] as const
