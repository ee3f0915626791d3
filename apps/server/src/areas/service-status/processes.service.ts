/**
 * Processes of the deployment. Each reports itself every ten seconds until it ends; one without a report for a minute is silent, and
 * removed after a day, or once another one has replaced it. Only the status page depends on these reports.
 */
import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Ctx } from '../../platform/ctx.ts'
import type { Health } from '../../platform/health.ts'
import { newId } from '../../platform/ids.ts'
import { metrics } from '../../platform/metrics.ts'
import { productVersion } from '../../platform/product-version.ts'
import { repeat } from '../../platform/repeat.ts'
import { deleteOldReports, deleteReplaced, deleteReport, storeReport } from './processes.store.ts'
import { clockToleranceMs } from './status.rules.ts'

const everyMs = 10_000

type Reporting = Pick<Ctx, 'config' | 'clock' | 'db' | 'log'>

/** Reports this process until it is stopped. */
export async function reportProcess(ctx: Reporting, health: Health): Promise<() => Promise<void>> {
  const startedAt = ctx.clock.now()
  const id = newId(startedAt)
  let wasOff = false
  let hasReplaced = false
  const report = async () => {
    const described = { id, startedAt, ...(await describeProcess(ctx, health)) }
    const store = async () => storeReport(ctx.db, { ...described, ...secretsOf(ctx) }, ctx.clock.now())
    const { clockOffMs, activeSecret } = await store()
    // Reported immediately, because a rotation waits for it.
    if (followSecret(ctx, activeSecret)) await store()
    const isOff = Math.abs(clockOffMs) > clockToleranceMs
    if (isOff && !wasOff) {
      const seconds = Math.round(clockOffMs / 1_000)
      ctx.log.warn({ seconds }, `the clock of this machine differs from the database's by ${seconds} s: keep both by NTP`)
    }
    wasOff = isOff
    // Each new process replaces one silent one: if two were killed and one was started, one is still missing.
    if (!hasReplaced) hasReplaced = await deleteReplaced(ctx.db, described)
    await deleteOldReports(ctx.db)
  }
  await report()
  const stop = repeat(ctx, { name: 'process report', everyMs }, report)
  return async () => {
    await stop()
    // Without a database, the report just ages.
    await deleteReport(ctx.db, id).catch(() => undefined)
  }
}

/** Writes with the secret that a rotation has activated. Returns whether it changed. */
function followSecret({ config, log }: Reporting, activeSecret: string | null): boolean {
  const { secretKey } = config
  if (activeSecret === null || activeSecret === secretKey.activeId) return false
  if (secretKey.activate(activeSecret)) {
    log.info('the secret was rotated: this process writes with the new one')
    return true
  }
  log.error('the secret was rotated and SECRET_KEY of this process lacks the new one: restart it with SECRET_KEY=new,former')
  return false
}

async function describeProcess({ config }: Pick<Ctx, 'config'>, health: Health) {
  const parts = await health.check()
  const disk = await statfs(config.dataDir).catch(() => undefined)
  return {
    host: hostname(),
    roles: [...config.roles],
    version: productVersion,
    unavailable: Object.keys(parts).filter((part) => !parts[part]),
    residentBytes: process.memoryUsage.rss(),
    diskBytes: disk ? disk.blocks * disk.bsize : null,
    diskFreeBytes: disk ? disk.bavail * disk.bsize : null,
    waitingSamples: await readGauge('wattdesk_ingest_waiting_samples'),
  }
}

const secretsOf = ({ config }: Pick<Ctx, 'config'>) => ({ secrets: config.secretKey.ids, writesWith: config.secretKey.activeId })

async function readGauge(name: string): Promise<number> {
  const found = await metrics.getSingleMetric(name)?.get()
  return found?.values.reduce((sum, { value }) => sum + value, 0) ?? 0
}
