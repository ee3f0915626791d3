import type { TestServer } from './server.ts'
import type { GivenWallbox, wallboxesOf } from './wallboxes.ts'

type Charge = { startedAt: string; stoppedAt: string | null; energyWh: number; reason: string | null; refusedWh: number | null }

/** Charges at connected wallboxes. */
export function chargesAt(server: TestServer, { wallbox, plugIn }: Pick<ReturnType<typeof wallboxesOf>, 'wallbox' | 'plugIn'>) {
  /** A wallbox's charges as stored, lowest number first. */
  const chargesOf = ({ deviceId }: GivenWallbox) =>
    server.sql<Charge>(
      `select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
         to_char(stopped_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "stoppedAt",
         meter_wh - meter_start_wh as "energyWh", stop_reason as reason, refused_stop_wh as "refusedWh"
       from charging_transactions where installation_id = $1 order by id`,
      [deviceId],
    )

  /** A connected wallbox, with what it reports of its charges. */
  async function connected(protocols?: string[]) {
    const one = await wallbox()
    const box = await plugIn(one, {}, protocols)
    const begin = async (meterStart: number, timestamp: string, connectorId = 1): Promise<number> =>
      (await box.call('StartTransaction', { connectorId, idTag: 'card', meterStart, timestamp })).transactionId as unknown as number
    const end = (transactionId: number, meterStop: number, timestamp: string, more = {}) =>
      box.call('StopTransaction', { transactionId, meterStop, timestamp, ...more })
    const status = (name: string, timestamp: string, connectorId = 1) =>
      box.call('StatusNotification', { connectorId, errorCode: 'NoError', status: name, timestamp })
    return { one, box, begin, end, status }
  }

  return { chargesOf, connected }
}
