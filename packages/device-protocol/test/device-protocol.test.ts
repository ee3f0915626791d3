import { readFileSync } from 'node:fs'
import { applianceKinds, measurementNames, measurements } from '@wattdesk/energy/quantities.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  gatewayAppliances,
  gatewayCommand,
  gatewayCommandResult,
  gatewayStatus,
  parseAppliances,
  parseTelemetry,
} from '../src/gateway-messages.ts'
import { gatewayLimits } from '../src/limits.ts'
import { sample as sampleSchema, sortSamples } from '../src/samples.ts'
import {
  downwardChannels,
  gatewayTopic,
  mayGatewayPublish,
  mayGatewaySubscribe,
  parseGatewayTopic,
  topicFilter,
  upwardChannels,
} from '../src/topics.ts'
import { parseWebhook, readSignatureHeader, signatureHeader, signedContent } from '../src/webhooks.ts'

const now = Date.parse('2026-06-01T12:00:00Z')
const serial = 'C083-200-000-000-199-P-X'
const good = { at: now - 5_000, productionPowerW: 3_000, gridPowerW: -1_200.5, batteryPowerW: 0, batteryStateOfCharge: 0.5 }

describe('topics', () => {
  test('a gateway publishes under its own serial number only', () => {
    expect(mayGatewayPublish(serial, gatewayTopic(serial, 'telemetry'))).toBe(true)
    expect(mayGatewaySubscribe(serial, gatewayTopic(serial, 'commands'))).toBe(true)
  })

  test.each([
    gatewayTopic('C083-OTHER', 'telemetry'),
    gatewayTopic(serial, 'commands'),
    `wattdesk/v1/gateways/${serial}/telemetry/more`,
    `wattdesk/v1/gateways/${serial}`,
    `wattdesk/v1/gateways/${serial}/unknown`,
    'wattdesk/v1/gateways/+/telemetry',
    '$SYS/broker',
    '',
  ])('and may not publish to %j', (topic) => {
    expect(mayGatewayPublish(serial, topic)).toBe(false)
  })

  test.each([
    '#',
    'wattdesk/v1/gateways/+/commands',
    'wattdesk/#',
    gatewayTopic('C083-OTHER', 'commands'),
    topicFilter('telemetry'),
    `$share/x/${gatewayTopic(serial, 'commands')}`,
  ])('and may not subscribe to %j', (filter) => {
    expect(mayGatewaySubscribe(serial, filter)).toBe(false)
  })

  test('a serial number with a meaning in topics is no serial number', () => {
    for (const bad of ['A/B-1', 'A+B-1', 'A#B-1', 'ab', '', 'A'.repeat(60)]) expect(() => gatewayTopic(bad, 'status')).toThrow(RangeError)
    expect(parseGatewayTopic('wattdesk/v1/gateways/x y/telemetry')).toBeUndefined()
  })
})

describe('samples', () => {
  test.each([
    ['not an object', 'sample', ''],
    ['null', null, ''],
    ['an array', [good], ''],
    ['no instant', { productionPowerW: 1 }, 'at'],
    ['an instant without zone', { ...good, at: '2026-06-01T12:00:00' }, 'at'],
    ['an instant that is no number', { ...good, at: Number.NaN }, 'at'],
    ['from the future', { ...good, at: now + 301_000 }, 'at'],
    ['older than 90 days', { ...good, at: now - 91 * 86_400_000 }, 'at'],
    ['a power that is text', { ...good, gridPowerW: '500' }, 'gridPowerW'],
    ['a power that is not a number', { ...good, gridPowerW: Number.NaN }, 'gridPowerW'],
    ['a power without bound', { ...good, gridPowerW: Number.POSITIVE_INFINITY }, 'gridPowerW'],
    ['a power of a power station', { ...good, productionPowerW: 5e6 }, 'productionPowerW'],
    ['null for not measured', { ...good, productionPowerW: null }, 'productionPowerW'],
    ['a consumption below 0', { ...good, heatPumpPowerW: -5 }, 'heatPumpPowerW'],
    ['a state of charge in percent', { ...good, batteryStateOfCharge: 55 }, 'batteryStateOfCharge'],
    ['a broken reading', { ...good, gridImportReadingWs: 1.5 }, 'gridImportReadingWs'],
    ['no measurement', { at: now }, ''],
    ['a device id with a slash', { at: good.at, appliances: [{ deviceId: 'a/b', kind: 'PV', powerW: 1 }] }, 'appliances.0.deviceId'],
    [
      'too many appliances',
      { ...good, appliances: Array.from({ length: 65 }, () => ({ deviceId: 'a', kind: 'PV', powerW: 1 })) },
      'appliances',
    ],
  ])('%s is bad and named', (_, given, field) => {
    expect(sortSamples([given], now)).toEqual({ good: [], bad: [{ index: 0, field, message: expect.any(String) }] })
  })

  test('both forms of an instant, up to the edges of time', () => {
    const at = [now, now + 300_000, now - 90 * 86_400_000]
    expect(
      sortSamples(
        at.map((one) => ({ ...good, at: one })),
        now,
      ).good.map((one) => one.at),
    ).toEqual(at)
    expect(sortSamples([{ ...good, at: '2026-06-01T13:59:55+02:00' }], now).good[0]?.at).toBe(now - 5_000)
  })

  test('a bad entry of a list loses only itself, and a good one next to it stays', () => {
    const appliance = { deviceId: 'a', kind: 'PV' as const, powerW: 1 }
    const wrong = { ...appliance, deviceId: 'b', powerW: 'much' }
    const { good: kept, bad } = sortSamples(
      [
        { ...good, appliances: [appliance, wrong] },
        { ...good, appliances: [wrong] },
      ],
      now,
    )
    expect(kept.map(({ appliances }) => appliances)).toEqual([[appliance], undefined])
    expect(bad).toEqual([
      { index: 0, field: 'appliances.1.powerW', message: expect.any(String) },
      { index: 1, field: 'appliances.0.powerW', message: expect.any(String) },
    ])
    const found = { deviceId: 'a', kind: 'PV', manufacturer: '', model: '', serialNumber: '' }
    const listed = parseAppliances({ messageId: 'm', at: '2026-06-01T12:00:00Z', appliances: [found, { ...found, kind: 'TOASTER' }] })
    expect(listed).toMatchObject({ ok: true, message: { appliances: [found] }, bad: [{ field: 'appliances.1.kind' }] })
    const many = Array.from({ length: 64 }, (_, at) => ({ ...appliance, deviceId: `a${at}` }))
    expect(sortSamples([{ ...good, appliances: many }], now).good).toHaveLength(1)
  })

  test('one bad among a hundred loses only itself', () => {
    const samples = Array.from({ length: 100 }, (_, index) => ({ ...good, at: now - index * 1_000 }))
    const sorted = sortSamples(samples.with(42, { ...good, productionPowerW: 'x' } as never), now)
    expect(sorted.good).toHaveLength(99)
    expect(sorted.bad).toEqual([{ index: 42, field: 'productionPowerW', message: expect.any(String) }])
  })

  test('no message of a gateway makes parsing throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (given) => {
        parseTelemetry(given, now)
        parseTelemetry({ messageId: 'm', sequence: 1, samples: [given] }, now)
        parseWebhook({ vendorSiteId: 'v', samples: [given] }, now)
      }),
    )
  })

  test('samples without devices are judged as by the schema', () => {
    const edges = measurementNames.flatMap((name) => [measurements[name].min, measurements[name].max])
    const value = fc.oneof(
      fc.constantFrom(...edges, ...edges.map((edge) => edge - 0.5), ...edges.map((edge) => edge + 1)),
      fc.constantFrom(null, undefined, '1', true, -0, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY),
      fc.double(),
      fc.integer(),
    )
    const fields = Object.fromEntries(measurementNames.map((name) => [measurements[name].field, value]))
    const at = fc.oneof(fc.constantFrom(now, now, now + 0.5, `${now}`, new Date(now).toISOString(), null), fc.integer())
    fc.assert(
      fc.property(fc.record({ at, ...fields, constructor: value }, { requiredKeys: [] }), (given) => {
        const parsed = sampleSchema.safeParse(given)
        const { good: kept, bad } = sortSamples([given], parsed.data?.at ?? now)
        const isMeasured = measurementNames.some((name) => parsed.data?.[measurements[name].field] !== undefined)
        expect(kept).toEqual(isMeasured ? [parsed.data] : [])
        if (!parsed.success) expect(bad).toMatchObject([{ field: parsed.error.issues[0]?.path.join('.') }])
      }),
      { numRuns: 500 },
    )
  })

  test('unknown keys and prototypes are dropped', () => {
    const [taken] = sortSamples([JSON.parse(`{"at":${now},"productionPowerW":1,"__proto__":{"gridPowerW":9},"extra":1}`)], now).good
    expect(taken).toEqual({ at: now, productionPowerW: 1 })
    expect(taken?.gridPowerW).toBeUndefined()
  })
})

test.each([
  [{ messageId: 'm', sequence: 1, samples: [] }, 'samples'],
  [{ messageId: 'm', sequence: 1, samples: Array.from({ length: 1_001 }, () => good) }, 'samples'],
  [{ messageId: 'm'.repeat(65), sequence: 1, samples: [good] }, 'messageId'],
  [{ messageId: 'm', sequence: -1, samples: [good] }, 'sequence'],
  [[], ''],
])('a broken envelope names its fault', (payload, field) => {
  expect(parseTelemetry(payload, now)).toEqual({ ok: false, field, message: expect.any(String) })
})

describe('the page for device makers', () => {
  const page = readFileSync(new URL('../../../docs/device-protocol.md', import.meta.url), 'utf8')
  const examples = [...page.matchAll(/^```json ([a-z-]+)\n([\s\S]*?)^```/gm)].map(([, name = '', text = '']) => ({ name, text }))
  const parsers: Record<string, (given: unknown) => unknown> = {
    status: (given) => gatewayStatus.parse(given),
    telemetry(given) {
      const parsed = parseTelemetry(given, now + 3_600_000)
      expect(parsed).toMatchObject({ ok: true, bad: [] })
      if (!parsed.ok) throw new Error(parsed.message)
      const { good, ok: _ok, bad: _bad, ...envelope } = parsed
      return { ...envelope, samples: good.map((one) => ({ ...one, at: new Date(one.at).toISOString().replace('.000Z', 'Z') })) }
    },
    appliances: (given) => gatewayAppliances.parse(given),
    command: (given) => gatewayCommand.parse(given),
    'command-result': (given) => gatewayCommandResult.parse(given),
    limits: (given) => gatewayLimits.parse(given),
  }

  test('has an example of every message, which the schemas accept whole', () => {
    expect(new Set(examples.map(({ name }) => name))).toEqual(new Set(Object.keys(parsers)))
    for (const { name, text } of examples) expect(parsers[name]?.(JSON.parse(text))).toEqual(JSON.parse(text))
  })

  test('names every topic, field, kind of appliance and command', () => {
    const commands = gatewayCommand.options.map((option) => option.shape.command.value)
    const fields = measurementNames.map((name) => measurements[name].field)
    const names = [...upwardChannels, ...downwardChannels, ...fields, ...applianceKinds, ...commands]
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})

test('a signature survives its header, and only a complete one is accepted', () => {
  const digest = Uint8Array.from({ length: 32 }, (_, index) => index * 7)
  expect(readSignatureHeader(signatureHeader(digest))).toEqual(digest)
  for (const bad of ['', 'v1=', 'v1=00', `v2=${'0'.repeat(64)}`, 'x'.repeat(5_000)]) expect(readSignatureHeader(bad)).toBeUndefined()
  const rawBody = new TextEncoder().encode('{"ä":1}')
  expect(new TextDecoder().decode(signedContent({ timestamp: '17', deliveryId: 'd-1', rawBody }))).toBe('17.d-1.{"ä":1}')
})
