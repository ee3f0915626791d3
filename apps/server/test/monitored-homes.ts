import { listCustomerAlarms, readSiteHealth } from '@wattdesk/contract/alarms/health/calls.ts'
import { beforeEach } from 'vitest'
import { checkSites } from '../src/areas/alarms/checks.service.ts'
import { type GivenMember, givenOf } from './given.ts'
import { installationsOf } from './installations.ts'
import type { TestServer } from './server.ts'

const minute = 60_000
const hour = 60 * minute

export type MonitoredHome = { id: string; siteId: string; gatewayId: string; admin: GivenMember }

/**
 * Homes whose gateways measure, and the checks of their health, on a separate clock. Sessions would end if the server's clock moved by
 * hours.
 */
export function monitoredHomesOf(server: TestServer) {
  const given = givenOf(server)
  const installations = installationsOf(server)
  const time = { now: 0 }
  const ctx = () => ({ db: server.ctx.db, clock: { now: () => new Date(time.now) } })

  beforeEach(() => {
    time.now = Date.now()
  })

  /** A home with a gateway and a PV system. */
  async function givenHome(admin?: GivenMember, head: { vendor_id?: string } = {}): Promise<MonitoredHome> {
    const by = admin ?? (await given.member('admin'))
    const { id, siteId } = await given.customer(by)
    const gatewayId = crypto.randomUUID()
    await installations.add(
      'gateway',
      { customerId: id, siteId },
      { device_type: 'Gateway', ...head },
      {
        id: gatewayId,
        serial_number: gatewayId,
        start_code: gatewayId,
        device_id: gatewayId,
        vendor_name: 'gridX',
        model: 'gridBox',
        created_at: new Date(),
      },
    )
    await installations.add('pvbattery', { customerId: id, siteId })
    await server.sql('update sites set latitude = 49, longitude = 8 where id = $1', [siteId])
    return { id, siteId, gatewayId, admin: by }
  }

  /** Measures now, for the gateway and some devices. */
  async function measure({ siteId, gatewayId }: MonitoredHome, devices: readonly string[] = []): Promise<void> {
    const at = new Date(time.now)
    await server.sql('insert into samples (site_id, at, source_id, production_w, grid_w, appliances) values ($1, $2, $3, 0, 100, $4)', [
      siteId,
      at,
      gatewayId,
      JSON.stringify(devices.map((deviceId) => ({ deviceId, kind: 'EVSTATION', powerW: 0 }))),
    ])
    await server.sql('update gateways set contacted_at = $2 where id = $1', [gatewayId, at])
  }

  /** Lets time pass, with or without measurements, and ends with a check. */
  async function after(ms: number, ...measuring: MonitoredHome[]): Promise<void> {
    time.now += ms
    for (const home of measuring) await measure(home)
    await check()
    await check()
  }

  async function check(): Promise<void> {
    await server.sql('update site_health set check_at = $1 where check_at > $1', [new Date(time.now)])
    await checkSites(ctx())
  }

  const healthOf = async ({ id, admin }: MonitoredHome) =>
    (await server.call(readSiteHealth, { token: admin.token, params: { customerId: id } })).body
  const alarmsOf = async ({ id, admin }: MonitoredHome, query = {}) =>
    (await server.call(listCustomerAlarms, { token: admin.token, params: { customerId: id }, query })).body.items
  const incidentsOf = ({ siteId }: MonitoredHome) =>
    server.sql<{ code: string; ended: boolean }>(
      'select code, ended_at is not null as ended from incidents where site_id = $1 order by began_at, code',
      [siteId],
    )

  /** An alarm of a home whose gateway fell silent. */
  async function givenAlarm() {
    const home = await givenHome()
    await measure(home)
    await check()
    await after(3 * hour)
    const [alarm] = await alarmsOf(home)
    if (!alarm) throw new Error('No alarm was raised')
    return { home, alarm, token: home.admin.token }
  }

  return { ctx, time, givenHome, givenAlarm, measure, after, check, healthOf, alarmsOf, incidentsOf }
}
