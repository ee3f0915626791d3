import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { liveHeartbeatSeconds } from '@wattdesk/contract/telemetry/terms.ts'
import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { operatorCommands } from '../../../scripts/operator-commands.ts'
import { serveProbes } from '../src/http/probes.ts'
import { readConfig, variableNames } from '../src/platform/config.ts'
import { openHealth } from '../src/platform/health.ts'
import {
  composeFile,
  deployed,
  deploymentForms,
  imageEnvironment,
  kubernetesForm,
  kubernetesManifests,
  type Manifest,
  podsOf,
  readDeployed,
} from './deployment-files.ts'
import { hasNats, startNatsCluster } from './nats.ts'

const run = promisify(execFile)
const forms = await deploymentForms()

describe('the files for operators', () => {
  it('name only settings that exist', async () => {
    const files = await readdir(deployed, { recursive: true })
    const read = await Promise.all(
      files.filter((file) => /\.(env|yaml|service)$|Containerfile$/.test(file)).map((file) => readFile(path.join(deployed, file), 'utf8')),
    )
    const assigned = read.flatMap((text) => [
      ...text.matchAll(/^#?([A-Z][A-Z_]+)=|^Environment=(?:ROLES=\w+ )?([A-Z_]+)=|^ {2,6}([A-Z][A-Z_]+): |name: ([A-Z_]+), value/gm),
    ])
    const names = new Set(assigned.map((match) => match.slice(1).find((name) => name !== undefined)))
    const others = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'APP_PASSWORD', 'NATS_PASSWORD']
    expect(names.size).toBeGreaterThan(15)
    expect([...names].filter((name) => !variableNames.includes(name ?? '') && !others.includes(name ?? ''))).toEqual([])
  })

  it('name the image and the release of this version', async () => {
    const { version }: { version: string } = JSON.parse(await readFile(path.join(deployed, '../package.json'), 'utf8'))
    const files = (await readdir(deployed, { recursive: true })).filter((file) => /\.yaml$|Containerfile$/.test(file))
    const read = await Promise.all(files.map((file) => readFile(path.join(deployed, file), 'utf8')))
    const named = read.flatMap((text) => [...text.matchAll(/\bwattdesk[:-](\d[\w.]*\d)\b/g)].map(([, of]) => of))
    expect(named.length).toBeGreaterThan(5)
    expect(new Set(named)).toEqual(new Set([version]))
  })

  it('advise who is alerted to run commands of a release, and to read the logs of its units', async () => {
    const alerts = await readFile(path.join(deployed, 'prometheus/wattdesk-alerts.yml'), 'utf8')
    const runbooks = await readFile(path.join(deployed, '../docs/runbooks.md'), 'utf8')
    const named = [...`${alerts}${runbooks}`.matchAll(/(?<=[`(:] ?)(?:\w+ run|wattdesk) ([a-z][\w:-]*)/g)].map(([line, name = '']) => ({
      line,
      name,
    }))
    expect(named.length).toBeGreaterThan(4)
    const isKnown = ({ line, name }: { line: string; name: string }) =>
      line.startsWith('wattdesk ') && Object.hasOwn(operatorCommands, name)
    expect(named.filter((one) => !isKnown(one)).map(({ line }) => line)).toEqual([])
    const units = (await readdir(path.join(deployed, 'systemd'))).map((file) => file.replace(/\.service$/, ''))
    const patterns = [...alerts.matchAll(/journalctl -u '([^']+)'/g)].map(
      ([, pattern = '']) => new RegExp(`^${pattern.replace('*', '.*')}$`),
    )
    expect(patterns).toHaveLength(1)
    for (const unit of ['wattdesk', 'wattdesk-api@', 'wattdesk-ingest@', 'wattdesk-worker@'])
      expect([units.includes(unit), patterns.some((one) => one.test(unit))]).toEqual([true, true])
  })

  it('contain units that systemd accepts', async ({ skip }) => {
    const found = await run('systemd-analyze', ['--version']).catch(() => undefined)
    if (!found) return skip('This machine has no systemd')
    const folder = await mkdtemp(path.join(tmpdir(), 'wattdesk-units-'))
    const units = (await readdir(path.join(deployed, 'systemd'))).filter((file) => !file.endsWith('.env'))
    for (const unit of units) {
      const text = await readFile(path.join(deployed, 'systemd', unit), 'utf8')
      // Its programs are not installed here.
      await writeFile(path.join(folder, unit), text.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'))
    }
    const { stderr } = await run('systemd-analyze', ['verify', '--man=no', ...units.map((unit) => path.join(folder, unit))])
    await rm(folder, { recursive: true })
    expect(stderr).toBe('')
  })

  it.each(forms)('start $form with its settings, and end it in one line that names what is missing or wrong', ({ environment }) => {
    const isPart = environment.ROLES !== undefined
    expect([...readConfig(environment).roles]).toEqual(isPart ? [environment.ROLES] : ['api', 'ingest', 'worker'])
    for (const name of ['SECRET_KEY', 'DATABASE_URL', ...(isPart ? ['PUBLIC_URL'] : [])]) {
      expect(() => readConfig({ ...environment, [name]: '' })).toThrow(new RegExp(`^${name}: .*required.*$`))
    }
    const given = Object.keys(environment).filter((name) => !anyText.has(name))
    expect(given.length).toBeGreaterThan(3)
    for (const name of given) expect(() => readConfig({ ...environment, [name]: '§' })).toThrow(new RegExp(`^${name}: .+$`))
  })

  it.each(['small', 'large'] as const)('describe the %s form for Kubernetes without loose ends', async (size) => {
    const form = await kubernetesForm(size)
    const named = (kind: string) => form.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
    const pods = podsOf(form)
    const probes = Fastify()
    serveProbes(probes, readConfig(settings), openHealth())
    for (const { pod } of pods) {
      expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true, runAsUser: 10001 } })
      for (const one of pod.containers) {
        expect(one.securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        })
        for (const { configMapRef, secretRef } of one.envFrom) {
          if (configMapRef) expect(named('ConfigMap')).toContain(configMapRef.name)
          if (secretRef) expect(named('Secret')).toContain(secretRef.name)
        }
        const writable = (one.volumeMounts ?? []).filter(({ name }) => pod.volumes?.some((volume) => volume.name === name))
        expect(writable.map(({ mountPath }) => mountPath)).toEqual(['/tmp', '/var/lib/wattdesk'])
        if (!one.ports) continue
        expect(String(one.ports.find(({ name }) => name === 'http')?.containerPort)).toBe(
          one.env?.find(({ name }) => name === 'PORT')?.value,
        )
        for (const { httpGet } of [one.livenessProbe, one.readinessProbe].filter((probe) => probe !== undefined)) {
          expect([one.ports.map(({ name }) => name).includes(httpGet.port), probes.hasRoute({ method: 'GET', url: httpGet.path })]).toEqual(
            [true, true],
          )
        }
      }
    }
    await probes.close()
    expectSelected(form)
  })

  it('describe PostgreSQL, brokers and backups inside a Kubernetes cluster as the settings name them', async () => {
    const parts = await kubernetesManifests('settings', 'postgres', 'brokers', 'backup')
    const named = (kind: string) => parts.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
    for (const { pod } of podsOf(parts)) {
      expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } })
      for (const { securityContext, envFrom = [], volumeMounts = [] } of [...(pod.initContainers ?? []), ...pod.containers]) {
        expect(securityContext).toEqual({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } })
        for (const { configMapRef } of envFrom) if (configMapRef) expect(named('ConfigMap')).toContain(configMapRef.name)
        for (const { secretRef } of envFrom) if (secretRef) expect(named('Secret')).toContain(secretRef.name)
        expectNoneInside(volumeMounts.map(({ mountPath }) => mountPath))
      }
    }
    expectSelected(parts)
    const services = parts.filter(({ kind }) => kind === 'Service')
    const settings = parts.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'wattdesk')?.data
    const secrets = parts.find(({ kind, metadata }) => kind === 'Secret' && metadata.name === 'wattdesk')?.stringData
    for (const address of [secrets?.NATS_URL, settings?.MQTT_URL, secrets?.DATABASE_URL]) {
      const { hostname, port } = new URL(address ?? '')
      const ports = services.find(({ metadata }) => metadata.name === hostname)?.spec?.ports?.map((one) => String(one.port))
      expect([hostname, ports]).toEqual([hostname, [port || '5432']])
    }
  })

  it('form a cluster of the nodes of NATS', async ({ skip }) => {
    if (!hasNats) return skip('This machine has no nats-server')
    const shipped = (await kubernetesManifests('brokers')).find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'nats')
    const nats = await startNatsCluster(shipped?.data?.['nats.conf'] ?? '')
    await vi.waitFor(async () => expect(await nats.countRoutedNodes()).toEqual([2, 2, 2]), 15_000)
    await nats.stop()
  })

  it('let proxies keep live sockets that are silent between two heartbeats, and trust no address that a client claims', async () => {
    const nginx = await readDeployed('nginx/wattdesk.conf')
    const seconds = [Number(/^\s*proxy_read_timeout (\d+)s;/m.exec(nginx)?.[1])]
    expect(nginx).toMatch(/^\s*proxy_set_header X-Forwarded-For \$remote_addr;/m)
    for (const size of ['small', 'large'] as const) {
      const ingress = (await kubernetesForm(size)).find(({ kind }) => kind === 'Ingress')
      seconds.push(Number(ingress?.metadata.annotations?.['nginx.ingress.kubernetes.io/proxy-read-timeout']))
    }
    for (const one of seconds) expect(one).toBeGreaterThan(2 * liveHeartbeatSeconds)
    // Common proxies cut connections that are silent for a minute.
    expect(liveHeartbeatSeconds).toBeLessThan(60)
  })

  it.each(['small', 'large'] as const)('describe the %s form for compose without loose ends', async (size) => {
    const { services, volumes } = await composeFile(size)
    const image = await imageEnvironment()
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)])
      expect(Object.keys(services)).toEqual(
        expect.arrayContaining(Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {})),
      )
      expectNoneInside((service.volumes ?? []).map((text) => text.split(':')[1] ?? ''))
      const mounted = (service.volumes ?? []).map((text) => text.split(':')[0] ?? '')
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(mounted.filter((source) => !source.startsWith('.'))))
      if (service.image !== 'wattdesk') continue
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges'], tmpfs: ['/tmp'] })
      // One writes a file for Mosquitto, into a volume of root.
      expect([name, service.user]).toEqual([name, name === 'passwords' ? '0' : undefined])
      const published = (service.ports ?? []).map((text) => text.split(':').at(-1))
      expect([image.PORT, '1883']).toEqual(expect.arrayContaining(published))
      const secrets = ['DATABASE_URL', 'SECRET_KEY', 'PUBLIC_URL', 'METRICS_TOKEN'].map((variable) => service.environment?.[variable])
      // Compose itself refuses to start without them, and names them.
      for (const text of secrets) expect(text).toMatch(/\$\{[A-Z_]+:\?\}/)
    }
  })
})

const settings = { DATABASE_URL: 'postgresql://db/wattdesk', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
/** Settings that take any text. */
const anyText = new Set([
  'DATA_DIR',
  'HOME',
  'PORTAL_DIR',
  'CUSTOMER_APP_DIR',
  'HOST',
  'MQTT_HOST',
  'MQTT_USERNAME',
  'BACKUP_TO',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
])

/** Mounts inside of a read-only mount are impossible. */
const expectNoneInside = (places: readonly string[]) =>
  expect(places.filter((place) => places.some((other) => place.startsWith(`${other}/`)))).toEqual([])

/** Everything selected by services, ingresses and disruption budgets must exist. */
function expectSelected(form: readonly Manifest[]): void {
  const pods = podsOf(form)
  const services = form.filter(({ kind }) => kind === 'Service')
  const found = (selector: Record<string, string> = {}) =>
    pods.filter(({ labels }) => Object.entries(selector).every(([name, value]) => labels[name] === value))
  for (const { metadata, spec } of services) {
    const ports = found(spec?.selector).flatMap(({ pod }) => pod.containers.flatMap((one) => one.ports ?? []))
    for (const { targetPort } of spec?.ports ?? [])
      expect([metadata.name, ports.map(({ name }) => name)]).toEqual([metadata.name, expect.arrayContaining([targetPort])])
  }
  for (const { spec } of form.filter(({ kind }) => kind === 'Deployment' || kind === 'PodDisruptionBudget')) {
    expect(found(spec?.selector?.matchLabels).length).toBe(1)
  }
  for (const { spec } of form.filter(({ kind }) => kind === 'Ingress')) {
    const backends = (spec?.rules ?? []).flatMap(({ http }) => http.paths.map(({ backend }) => backend.service))
    for (const { name, port } of backends) {
      const service = services.find(({ metadata }) => metadata.name === name)
      expect(service?.spec?.ports?.map((one) => one.name)).toContain(port.name)
    }
  }
}
