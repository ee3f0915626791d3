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

/** Devices whose places are known: `host:port/unit+unit`, separated by commas. */
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

const variables = z.object({
  MQTT_URL: z.url({ protocol: /^mqtts?$/ }),
  GATEWAY_SERIAL: z.string().regex(serialPattern),
  GATEWAY_PASSWORD: z.string().min(1),
  CREDENTIAL_FILE: z.string().min(1).default('gateway-credential.json'),
  LIMITS_FILE: z.string().min(1).default('gateway-limits.json'),
  NETWORK: z.string().transform((text, { addIssue }) => {
    try {
      return hostsOf(text)
    } catch (error) {
      addIssue(error instanceof Error ? error.message : 'no IPv4 network')
      return []
    }
  }),
  MODBUS_PORT: ports.default([502, 1502]),
  MODBUS_UNITS: units.default([1, 126]),
  DEVICES: places.default([]),
  DEVICE_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(30).default(2),
  PUBLISH_INTERVAL_SECONDS: z.coerce.number().min(1).max(600).default(5),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Config = z.output<typeof variables>

/** Names every invalid variable, one in a line. */
export class InvalidSettings extends Error {}

/** Reads the settings. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (parsed.success) return parsed.data
  throw new InvalidSettings(
    parsed.error.issues
      .map((issue) => {
        const name = String(issue.path[0])
        return `${name}: ${given[name] === undefined ? 'is required' : issue.message}`
      })
      .join('\n'),
  )
}
