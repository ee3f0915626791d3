import { z } from 'zod'

const variables = z.object({
  /** Base of relative webhook URLs in the fleet file. */
  SERVER_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  MQTT_URL: z.url({ protocol: /^mqtts?$/ }).default('mqtt://127.0.0.1:1883'),
  FLEET_FILE: z.string().min(1),
  /** Stores each home's last acknowledged instant and its limits, so that a restart continues from there. */
  STATE_FILE: z.string().min(1).optional(),
  /** Port of the simulated vendors' past of the fleet. Not served if absent. */
  VENDOR_API_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  VENDOR_API_KEY: z.string().min(1).default('demonstration'),
  PUBLISH_INTERVAL_SECONDS: z.coerce.number().min(1).max(600).default(5),
  /** Vendor clouds provide fewer values than gateways measure. */
  CLOUD_INTERVAL_SECONDS: z.coerce.number().min(1).max(900).default(60),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the settings. Throws an error that names every invalid variable. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const v = parsed.data
  return {
    serverUrl: v.SERVER_URL,
    mqttUrl: v.MQTT_URL,
    fleetFile: v.FLEET_FILE,
    stateFile: v.STATE_FILE ?? `${v.FLEET_FILE}.state`,
    vendorApi: v.VENDOR_API_PORT === undefined ? undefined : { port: v.VENDOR_API_PORT, key: v.VENDOR_API_KEY },
    intervalMs: v.PUBLISH_INTERVAL_SECONDS * 1_000,
    cloudIntervalMs: v.CLOUD_INTERVAL_SECONDS * 1_000,
    logLevel: v.LOG_LEVEL,
  }
}
