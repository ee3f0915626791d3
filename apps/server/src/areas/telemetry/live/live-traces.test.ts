import { afterAll, describe, expect, it, vi } from 'vitest'
import { type CollectedSpan, startCollector } from '../../../../test/collector.ts'
import { givenOf } from '../../../../test/given.ts'
import { liveSocketsOf } from '../../../../test/live-sockets.ts'
import { startServer } from '../../../../test/server.ts'
import { publish, samplesUntil, telemetryMessage, telemetryOf } from '../../../../test/telemetry.ts'
import { lineOf } from '../../../../test/telemetry-line.ts'

const collector = await startCollector()
const server = startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
const given = givenOf(server)
const telemetry = telemetryOf(server)
const line = lineOf(server, given, telemetry)
const { address, givenHome, ticketOf, connect } = liveSocketsOf(server, given)
afterAll(() => collector.stop())

describe('traces', () => {
  /** The spans of the newest trace with a root of this name, once the collector has received it. */
  async function traceOf(root: string): Promise<{ spans: CollectedSpan[]; root: CollectedSpan }> {
    await server.ctx.tracing?.flush()
    const found = collector.spans.findLast(({ name, parentSpanId }) => name === root && !parentSpanId)
    if (!found) throw new Error(`no trace ${root}: ${collector.spans.map(({ name }) => name).join(', ')}`)
    return { root: found, spans: collector.spans.filter(({ traceId }) => traceId === found.traceId) }
  }

  it('go from a call to its SQL, without values, and only link to a caller’s trace', async () => {
    const { member, siteId } = await givenHome()
    const strange = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }
    const response = await fetch(`${address()}/api/v1/live/tickets`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${member.token}`,
        'content-type': 'application/json',
        traceparent: `00-${strange.traceId}-${strange.spanId}-01`,
      },
      body: JSON.stringify({ siteId }),
    })
    expect(response.status).toBe(200)
    // A statement with a value in its text.
    await server.ctx.tracing?.span('of a test', {}, async () => {
      await server.ctx.db.execute("select 'ada@sonnenwerk.example' as email, 471147114711 as number")
    })
    const { spans, root } = await traceOf('POST /api/v1/live/tickets')
    const sql = spans.filter(({ parentSpanId }) => parentSpanId === root.spanId)
    expect(sql.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT', 'INSERT']))
    expect(root.traceId).not.toBe(strange.traceId)
    expect(root.links).toMatchObject([strange])
    const received = JSON.stringify(collector.spans)
    expect(received.includes('select ? as email, ? as number')).toBe(true)
    const values = [member.token, member.email, siteId, 'ada@', '471147114711']
    expect(values.filter((value) => received.includes(value))).toEqual([])
  })

  it('go from the message of a gateway over its commit to the sockets', async () => {
    const { member, siteId } = await givenHome()
    const gateway = await telemetry.gateway(siteId)
    const { port } = await line.startBroker()
    await line.startIngest(port)
    const live = await connect(await ticketOf(member, siteId))
    live.send({ subscribe: ['power'] })
    const client = await line.signIn(port, gateway)
    await publish(client, gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 1)))
    // Twice if the subscription was handled just after the commit: as known data, and as new data.
    await vi.waitFor(() => expect(live.of('power')).not.toHaveLength(0))
    const { spans, root } = await traceOf('gateway telemetry')
    const named = (name: string) => spans.find((one) => one.name === name)
    const commit = named('commit samples')
    expect([commit, named('send to live sockets')].map((one) => one?.parentSpanId)).toEqual([root.spanId, root.spanId])
    const written = spans.filter(({ parentSpanId }) => parentSpanId === commit?.spanId)
    expect(written.some(({ attributes }) => JSON.stringify(attributes).includes('samples'))).toBe(true)
    expect(JSON.stringify(spans).includes(gateway.serial)).toBe(false)
  })
})
