import { z } from 'zod'

const variables = z.object({
  /** What relative webhook addresses of the fleet file are relative to. */
  SERVER_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  MQTT_URL: z.url({ protocol: /^mqtts?$/ }).default('mqtt://127.0.0.1:1883'),
  FLEET_FILE: z.string().min(1),
  /** Where each home's last acknowledged instant is kept, so that a restart goes on where it ended. */
  STATE_FILE: z.string().min(1).optional(),
  PUBLISH_INTERVAL_SECONDS: z.coerce.number().min(1).max(600).default(5),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** The simulator's settings. Throws an error whose message names every variable at fault. */
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
    intervalMs: v.PUBLISH_INTERVAL_SECONDS * 1_000,
    logLevel: v.LOG_LEVEL,
  }
}
