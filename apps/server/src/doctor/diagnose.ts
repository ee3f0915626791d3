import { type Config, InvalidSettings, readConfig } from '../platform/config.ts'
import { lookAtDatabase } from './database.ts'
import { type Finding, note, ok, wrong } from './finding.ts'
import { lookAtMachine } from './machine.ts'
import { lookOutside } from './outside.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Checks everything that the settings name concurrently, for a few seconds each, and changes nothing, except that an object store gets
 * one small object for a moment. Needs neither a running product nor a database with tables.
 */
export async function diagnose(given: Environment): Promise<Finding[]> {
  const { config, settings } = readSettings(given)
  const { databaseOwnerUrl: ownerUrl, databaseReplicaUrl: replicaUrl } = config
  const url = given.DATABASE_URL ? config.databaseUrl : ownerUrl
  const secret = given.SECRET_KEY ? config.secretKey : undefined
  const [machine, database, outside] = await Promise.all([
    lookAtMachine(config.dataDir),
    url ? lookAtDatabase({ url, ownerUrl: url === ownerUrl ? undefined : ownerUrl, replicaUrl }, secret) : noDatabase,
    lookOutside(config),
  ])
  return [...settings, ...machine, ...database, ...outside].map((finding) => withoutSecrets(finding, given))
}

const noDatabase = [note('database', 'the embedded one, which has not been started yet')]

/** Unusable settings are reported and left out, so that the rest is still checked. */
function readSettings(given: Environment): { config: Config; settings: Finding[] } {
  const stand = { SECRET_KEY: Buffer.alloc(32).toString('base64'), DATABASE_URL: 'postgresql://localhost/wattdesk' }
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  const settings: Finding[] = []
  for (;;) {
    try {
      const config = readConfig({ ...stand, ...kept })
      return { config, settings: settings.length > 0 ? settings : [ok('settings', 'all can be used')] }
    } catch (error) {
      if (!(error instanceof InvalidSettings)) throw error
      for (const line of error.message.split('\n')) {
        const [names = '', ...rest] = line.split(': ')
        settings.push(wrong(names, rest.join(': '), 'Correct it in the environment of every process: README.md lists all settings'))
        if (!leaveOut(kept, names)) return { config: readConfig(stand), settings }
      }
    }
  }
}

/** Leaves out the settings that a message names; if one is missing, those that need it. False if none of them is given. */
function leaveOut(kept: Record<string, unknown>, names: string): boolean {
  const needing: Readonly<Record<string, readonly string[]>> = {
    'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET': ['OIDC_ISSUER'],
    ALERT_WEBHOOK_SECRET: ['ALERT_WEBHOOK_SECRET', 'ALERT_WEBHOOK_URL'],
    UNLEASH_CLIENT_KEY: ['UNLEASH_CLIENT_KEY', 'UNLEASH_URL'],
    PUBLIC_URL: ['PUBLIC_URL', 'ROLES', 'NATS_URL'],
  }
  const found = (needing[names] ?? [names]).filter((name) => name in kept)
  for (const name of found) delete kept[name]
  return found.length > 0
}

const secretNames = /KEY|PASSWORD|SECRET|TOKEN/

/** Error messages of libraries may quote secrets. */
function withoutSecrets(finding: Finding, given: Environment): Finding {
  const secrets = Object.entries(given).flatMap(([name, value = '']) => {
    if (secretNames.test(name)) return value.split(',').map((one) => one.trim())
    const { password = '' } = URL.canParse(value) ? new URL(value) : {}
    return [password, decoded(password)]
  })
  const hide = (text: string) => secrets.filter((one) => one.length > 3).reduce((shown, one) => shown.replaceAll(one, '[hidden]'), text)
  return { ...finding, result: hide(finding.result), ...(finding.todo && { todo: hide(finding.todo) }) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
