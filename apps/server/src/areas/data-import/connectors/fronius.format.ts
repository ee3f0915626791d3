import { dayMs } from '@wattdesk/energy/durations.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { energyOfPowerWh, registerIncrease } from '@wattdesk/energy/units.ts'
import { z } from 'zod'
import { type Ask, type Connector, VendorFault } from './connector.format.ts'
import { addSum, openSlots, type SlotBuilder } from './slots.format.ts'

const head = z.object({ Status: z.object({ Code: z.number().int() }) })
/** Errors arrive with HTTP 200 and a separate code. Texts are not read, so their HTML entities do not matter. */
const envelope = <Body extends z.ZodType>(body: Body) =>
  z.object({ Head: head, Body: z.unknown() }).transform((response, context) => {
    if (response.Head.Status.Code !== 0) return { refusal: response.Head.Status.Code, body: null }
    const parsed = body.safeParse(response.Body)
    if (parsed.success) return { refusal: null, body: parsed.data }
    context.addIssue({ code: 'custom', message: 'Body' })
    return z.NEVER
  })

const inverterInfo = z.object({ Data: z.record(z.string(), z.object({ UniqueID: z.string().max(64) })) })
const channel = z.object({ Unit: z.string().max(16), Values: z.record(z.string().regex(/^\d{1,7}$/), z.number().nullable()) })
/** Values by the seconds since the start, which has the offset of the device's clock. */
const archive = z.object({
  Data: z.record(z.string(), z.object({ Start: z.iso.datetime({ offset: true }), Data: z.record(z.string(), z.unknown()) })),
})

/** Positions of meters: 0 is the grid connection point. */
const positions = z.object({
  Data: z.record(
    z.string(),
    z.object({ Details: z.object({ Serial: z.string().max(64).nullish() }).nullish(), Meter_Location_Current: z.number().nullish() }),
  ),
})
const atGridPosition = 0

const power = z.number().nullish()
/** A battery above 0 discharges. The state of charge is in %. */
const powerFlow = z.object({
  Data: z.object({
    Site: z.object({ P_PV: power, P_Akku: power }),
    Inverters: z.record(z.string(), z.object({ SOC: power })).nullish(),
  }),
})

const counters = [
  ['gridImport', 'EnergyReal_WAC_Plus_Absolute'],
  ['gridExport', 'EnergyReal_WAC_Minus_Absolute'],
] as const

/** The archive stores a value each five minutes. */
const stepMs = 300_000
/** A meter that counts faster was replaced, or is wrong. */
const mostCountedWh = energyOfPowerWh(100_000, stepMs)

/**
 * Fronius Solar API v1 of a device in the home, without a password. An inverter's archive contains the energy of each step, a meter's the
 * reading of its counters.
 */
export const fronius: Connector = {
  name: 'fronius',
  publicUrl: null,
  needsKey: false,
  windowMs: 15 * dayMs,
  pauseMs: 1_000,
  // Each device is in a different home.
  atOnce: 20,

  async bind(ask, { serialNumber, installationId }) {
    const { Data } = await bodyOf(ask, 'GetInverterInfo.cgi', {}, inverterInfo)
    const wanted = [serialNumber, installationId]
    if (!Object.values(Data).some(({ UniqueID }) => wanted.includes(UniqueID))) throw new VendorFault('other_site')
    return installationId
  },

  async read(ask, { configuration, span }) {
    const query = {
      Scope: 'System',
      StartDate: localDayOf(span.start, configuration.timeZone),
      EndDate: addDays(localDayOf(span.end - 1, configuration.timeZone), 1),
      Channel: ['EnergyReal_WAC_Sum_Produced', ...counters.map(([, name]) => name)],
    }
    const { Data } = await bodyOf(ask, 'GetArchiveData.cgi', query, archive)
    const slots = openSlots(span)
    const generated = Object.values(Data).map(({ Start, Data: channels }) => {
      const values = instantsOf(Date.parse(Start), channels.EnergyReal_WAC_Sum_Produced)
      return new Map(values.map(({ at, value }) => [at - (at % stepMs), value]))
    })
    addSum(slots, 'production', generated, stepMs / 1_000)
    const meters = Object.entries(Data).flatMap(([node, { Start, Data: channels }]) => {
      const counted = counters.map(([quantity, name]) => ({ quantity, readings: instantsOf(Date.parse(Start), channels[name]) }))
      return counted.some(({ readings }) => readings.length > 0) ? [{ node, counted }] : []
    })
    const ofGrid = await gridMeterOf(ask, meters)
    for (const { quantity, readings } of ofGrid?.counted ?? []) addCounter(slots, quantity, readings)
    return { slots }
  },

  async live(ask, { now }) {
    const { Site, Inverters } = (await bodyOf(ask, 'GetPowerFlowRealtimeData.fcgi', {}, powerFlow)).Data
    const charge = Object.values(Inverters ?? {}).find(({ SOC }) => typeof SOC === 'number')?.SOC
    return {
      at: now,
      productionW: Site.P_PV ?? null,
      batteryW: Site.P_Akku ?? null,
      batteryStateOfCharge: typeof charge === 'number' ? charge / 100 : null,
    }
  },
}

type Value = { at: number; value: number }

function instantsOf(start: number, given: unknown): Value[] {
  if (given === undefined) return []
  const parsed = channel.safeParse(given)
  if (!parsed.success || parsed.data.Unit !== 'Wh') throw new VendorFault('answer_unexpected')
  return Object.entries(parsed.data.Values)
    .flatMap(([seconds, value]) => (value === null ? [] : [{ at: start + Number(seconds) * 1_000, value }]))
    .sort((a, b) => a.at - b.at)
}

/**
 * The meter at the grid connection point; undefined if none is known to be there. Fronius also places meters at generators and consumers;
 * a single meter whose position is unknown is at the grid.
 */
async function gridMeterOf<M extends { node: string }>(ask: Ask, meters: readonly M[]): Promise<M | undefined> {
  if (meters.length === 0) return undefined
  const known = await positionsOf(ask)
  const atGrid = meters.filter(({ node }) => known.get(node) === atGridPosition)
  const possible = atGrid.length > 0 || meters.length > 1 ? atGrid : meters.filter(({ node }) => !known.has(node))
  return possible.length === 1 ? possible[0] : undefined
}

/** Positions of meters, by their names in the archive. Empty if the device does not report them. */
async function positionsOf(ask: Ask): Promise<Map<string, number>> {
  try {
    const { Data } = await bodyOf(ask, 'GetMeterRealtimeData.cgi', { Scope: 'System' }, positions)
    return new Map(
      Object.values(Data).flatMap(({ Details, Meter_Location_Current: position }) =>
        Details?.Serial && typeof position === 'number' ? [[`meter:${Details.Serial}`, position] as const] : [],
      ),
    )
  } catch (error) {
    if (error instanceof VendorFault && !error.isPassing) return new Map()
    throw error
  }
}

/** A counter's increase belongs to the step before its reading. A counter that restarts counts only from its restart. */
function addCounter(slots: SlotBuilder, quantity: 'gridImport' | 'gridExport', readings: readonly Value[]): void {
  for (const [index, { at, value }] of readings.entries()) {
    const before = readings[index - 1]
    if (!before || at - before.at > stepMs) continue
    const increaseWh = registerIncrease(before.value, value)
    if (increaseWh <= mostCountedWh) slots.add(quantity, before.at, increaseWh, (at - before.at) / 1_000)
  }
}

async function bodyOf<Body extends z.ZodType>(
  ask: Ask,
  call: string,
  query: Record<string, string | readonly string[]>,
  body: Body,
): Promise<z.output<Body>> {
  const response = await ask({ path: `solar_api/v1/${call}`, query, response: envelope(body) })
  if (response.refusal !== null || response.body === null) throw new VendorFault('vendor_refused')
  return response.body
}
