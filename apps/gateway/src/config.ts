import { serialPattern } from '@wattdesk/device-protocol/topics.ts'
import { hostsOf } from '@wattdesk/gateway-core/network.ts'
import { z } from 'zod'

const units = z
  .string()
  .regex(/^\d{1,3}(,\d{1,3})*$/, 'numbers separated by commas')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(0).max(255)).max(32))

const ports = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5})*$/, 'numbers separated by commas')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(1).max(65_535)).max(8))

/** Devices at known addresses: `host:port/unit+unit`, separated by commas. */
const places = z
  .string()
  .regex(/^(\d{1,3}(\.\d{1,3}){3}(:\d{1,5})?(\/\d{1,3}(\+\d{1,3})*)?(,|$))*$/, 'places such as 192.168.1.20:1502/71+200')
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((place) => {
        const [, host = '', port, units] = /^([\d.]+)(?::(\d+))?(?:\/([\d+]+))?$/.exec(place) ?? []
        return { host, ...(port ? { port: Number(port) } : {}), ...(units ? { units: units.split('+').map(Number) } : {}) }
      }),
  )
  .pipe(
    z
      .array(
        z.object({
          host: z.ipv4(),
          port: z.int().min(1).max(65_535).optional(),
          units: z.array(z.int().min(0).max(255)).max(32).optional(),
        }),
      )
      .max(64),
  )

/** Serial lines with their units: `path:baud:8E1/unit+unit`, separated by commas. */
const lines = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(
            /^(\/[\w./-]+|tcp:\/\/\d{1,3}(\.\d{1,3}){3}:\d{1,5})(:\d{3,6}(:8[NEO][12])?)?(\/\d{1,3}(\+\d{1,3})*)?$/,
            'lines such as /dev/ttyUSB0:9600:8N1/1+2',
          )
          .transform((line) => {
            const [, path = '', baud = '9600', parity = 'N', stop = '1', units = '1+2+3+4+5'] =
              /^(\/[\w./-]+?|tcp:\/\/[\d.]+:\d+)(?::(\d+))?(?::8([NEO])([12]))?(?:\/([\d+]+))?$/.exec(line) ?? []
            const parities = { N: 'none', E: 'even', O: 'odd' } as const
            return {
              path,
              baud: Number(baud),
              parity: parities[parity as keyof typeof parities], // the pattern has these alone
              stopBits: stop === '2' ? (2 as const) : (1 as const),
              units: units.split('+').map(Number),
            }
          })
          .refine(({ units }) => units.every((unit) => unit >= 1 && unit <= 247) && units.length <= 32, 'units from 1 to 247, 32 at most'),
      )
      .max(4),
  )

const variables = z.object({
  MQTT_URL: z.url({ protocol: /^mqtts?$/ }),
  GATEWAY_SERIAL: z.string().regex(serialPattern),
  GATEWAY_PASSWORD: z.string().min(1),
  CREDENTIAL_FILE: z.string().min(1).default('gateway-credential.json'),
  LIMITS_FILE: z.string().min(1).default('gateway-limits.json'),
  DEVICES_FILE: z.string().min(1).default('gateway-devices.json'),
  PLACES_FILE: z.string().min(1).default('gateway-places.json'),
  CLOCK_FILE: z.string().min(1).default('gateway-clock.json'),
  NETWORK: z
    .string()
    .default('')
    .transform((text, { addIssue }) => {
      try {
        return text === '' ? [] : hostsOf(text)
      } catch (error) {
        addIssue(error instanceof Error ? error.message : 'no IPv4 network')
        return []
      }
    }),
  MODBUS_PORT: ports.default([502, 1502]),
  MODBUS_UNITS: units.default([1, 126]),
  DEVICES: places.default([]),
  SERIAL_LINES: lines.default([]),
  DEVICE_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(30).default(2),
  /** Energy is not counted between samples more than 5 minutes apart, and one may be lost. */
  PUBLISH_INTERVAL_SECONDS: z.coerce.number().min(1).max(150).default(5),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** At least one of these settings is required. */
const whereabouts = ['NETWORK', 'DEVICES', 'SERIAL_LINES']

export type Config = z.output<typeof variables>

/** The message names every invalid variable, one per line. */
export class InvalidSettings extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  const { NETWORK = [], DEVICES = [], SERIAL_LINES = [] } = parsed.data ?? {}
  const isSomewhere = parsed.success ? NETWORK.length + DEVICES.length + SERIAL_LINES.length > 0 : whereabouts.some((name) => given[name])
  const faults = (parsed.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0])
    return `${name}: ${given[name] === undefined ? 'is required' : issue.message}`
  })
  if (!isSomewhere) faults.push('NETWORK: is required, unless there are DEVICES or SERIAL_LINES')
  if (parsed.success && isSomewhere) return parsed.data
  throw new InvalidSettings(faults.join('\n'))
}
