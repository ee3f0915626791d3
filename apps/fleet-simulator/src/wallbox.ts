import { setTimeout as pause } from 'node:timers/promises'
import { parseOcpp, type WallboxAction } from '@wattdesk/device-protocol/ocpp.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { openHome } from '@wattdesk/recorded-homes/home.ts'
import { z } from 'zod'
import type { WallboxHome } from './fleet.ts'
import type { Progress } from './progress.ts'
import type { Member, Simulation } from './simulation.ts'

const measureEveryMs = 15_000
const longestPauseMs = 30_000
/** Lower powers are standby of the wallbox. */
const chargingAboveW = 100
const voltagesV = 690

/** OCPP requires that charging profiles survive a restart. */
function openProfile({ identity, powerOutputA }: WallboxHome, progress: Progress) {
  const key = `${identity}/profile`
  let limitA = z.object({ limitA: z.number() }).safeParse(progress.kept(key)).data?.limitA ?? powerOutputA
  return {
    limitA: () => limitA,
    limit(next: number): void {
      limitA = next
      progress.keep(key, { limitA })
    },
  }
}

/** A car and its power: as recorded in the home, or as ordered by a member, within the limit of a charging profile. */
function openCar(home: WallboxHome, progress: Progress) {
  const replay = openHome(home)
  let meterWh = home.meterWh
  let measuredAt = Date.now()
  let isWanted: boolean | undefined
  const profile = openProfile(home, progress)
  return {
    /** The current power, and the meter reading, which only counts during a charge. */
    measure(isCharging: boolean): { powerW: number; wh: number } {
      const now = Date.now()
      const mostW = profile.limitA() * voltagesV
      const wantedW = isWanted === true ? mostW : replay.at(Math.floor(now / 1_000) * 1_000).evW
      const powerW = isWanted === false ? 0 : Math.min(wantedW, mostW)
      if (isCharging) meterWh += (powerW * (now - measuredAt)) / hourMs
      measuredAt = now
      return { powerW, wh: Math.round(meterWh) }
    },
    obey(action: string, payload: unknown): void {
      if (action === 'RemoteStartTransaction') isWanted = true
      else if (action === 'RemoteStopTransaction') isWanted = false
      else if (action === 'SetChargingProfile') profile.limit(limitOf(payload) ?? profile.limitA())
      else if (action === 'ClearChargingProfile') profile.limit(home.powerOutputA)
    },
  }
}

/** An OCPP 1.6 wallbox that reconnects whenever it loses its connection. */
export function startWallbox(home: WallboxHome, { config, progress, log }: Simulation): Member {
  const ending = new AbortController()
  const { signal } = ending
  const car = openCar(home, progress)
  const state: State = {}
  const url = new URL(`/ocpp/${encodeURIComponent(home.identity)}`, config.serverUrl.replace(/^http/, 'ws'))
  const authorization = `Basic ${Buffer.from(`${home.identity}:${home.password}`).toString('base64')}`
  const run = async () => {
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        // Headers are an extension of Node's that the types do not declare.
        const socket = new WebSocket(url, { protocols: ['ocpp1.6'], headers: { authorization } } as unknown as string)
        signal.addEventListener('abort', () => socket.close(), { once: true })
        await opened(socket)
        failures = 0
        await serve(socket, home, car, state, signal)
      } catch (error) {
        if (!signal.aborted) log.debug({ err: error, identity: home.identity }, 'a wallbox lost its connection')
      }
      const pauseMs = Math.min(longestPauseMs, 1_000 * 2 ** Math.min(failures, 5)) * (0.5 + Math.random())
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      ending.abort()
      await running
    },
  }
}

/** The current charge, which survives a reconnection. */
type State = { transactionId?: number | undefined }

async function serve(
  socket: WebSocket,
  home: WallboxHome,
  car: ReturnType<typeof openCar>,
  state: State,
  signal: AbortSignal,
): Promise<void> {
  const { manufacturer } = home
  const say = openCaller(socket, (action, payload) => {
    car.obey(action, payload)
    const message = action === 'TriggerMessage' ? Object(payload).requestedMessage : undefined
    // Sent after the response.
    setImmediate(() => (message ? sendNow(message) : tick()).catch(() => socket.close()))
    return { status: 'Accepted' }
  })
  const status = (name: string) => say('StatusNotification', { connectorId: 1, errorCode: 'NoError', status: name })
  const report = async () => {
    const { powerW, wh } = car.measure(state.transactionId !== undefined)
    const { transactionId } = state
    const timestamp = new Date().toISOString()
    if (powerW > chargingAboveW && transactionId === undefined) {
      const started = await say('StartTransaction', { connectorId: 1, idTag: 'car', meterStart: wh, timestamp })
      state.transactionId = Number(started.transactionId)
      await status('Charging')
    } else if (powerW <= chargingAboveW && transactionId !== undefined) {
      await say('StopTransaction', { transactionId, meterStop: wh, timestamp })
      state.transactionId = undefined
      await status('Available')
    } else if (transactionId !== undefined) {
      await say('MeterValues', { connectorId: 1, transactionId, meterValue: [{ timestamp, sampledValue: sampled(wh, powerW) }] })
    }
  }
  const statusNow = () => status(state.transactionId === undefined ? 'Available' : 'Charging')
  const boot = () =>
    say('BootNotification', { chargePointVendor: manufacturer.slice(0, 20), chargePointModel: 'Simulated', firmwareVersion: '1.0' })
  const meterNow = () => {
    const { powerW, wh } = car.measure(state.transactionId !== undefined)
    return say('MeterValues', { connectorId: 1, meterValue: [{ timestamp: new Date().toISOString(), sampledValue: sampled(wh, powerW) }] })
  }
  const sendNow = async (message: unknown) => {
    if (message === 'MeterValues') await meterNow()
    else if (message === 'StatusNotification') await statusNow()
    else if (message === 'BootNotification') await boot()
  }
  // In sequence, because the end of a charge needs its number.
  let last: Promise<unknown> = Promise.resolve()
  const tick = () => {
    last = last.then(report)
    return last
  }
  await boot()
  await statusNow()
  while (socket.readyState === WebSocket.OPEN) {
    await tick()
    await pause(measureEveryMs, undefined, { signal, ref: false })
  }
}

const sampled = (wh: number, powerW: number) => [
  { value: String(wh), measurand: 'Energy.Active.Import.Register', unit: 'Wh' },
  { value: powerW.toFixed(1), measurand: 'Power.Active.Import', unit: 'W' },
]

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('refused')), { once: true })
  })
}

type Outcome = Record<string, unknown>

/** Sends a wallbox's calls, and its responses to commands. Rejects if a call is refused or interrupted. */
function openCaller(socket: WebSocket, reported: (action: string, payload: unknown) => object) {
  const pending = new Map<string, { resolve(response: Outcome): void; reject(error: Error): void }>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const message = parseOcpp(JSON.parse(String(data)))
    if (message?.kind === 'call') return socket.send(JSON.stringify([3, message.id, reported(message.action, message.payload)]))
    const call = message && pending.get(message.id)
    if (!call) return
    pending.delete(message.id)
    if (message.kind === 'result')
      call.resolve(message.payload as Outcome) // parsed as a record
    else call.reject(new Error(message.code))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('closed'))
  })
  return (action: WallboxAction, payload: object): Promise<Outcome> => {
    const id = String(++count)
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    pending.set(id, { resolve, reject })
    socket.send(JSON.stringify([2, id, action, payload]))
    return promise
  }
}

function limitOf(payload: unknown): number | undefined {
  const found = payload as { csChargingProfiles?: { chargingSchedule?: { chargingSchedulePeriod?: { limit?: unknown }[] } } }
  const limit = found.csChargingProfiles?.chargingSchedule?.chargingSchedulePeriod?.[0]?.limit
  return typeof limit === 'number' ? limit : undefined
}
