import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

export const deployed = path.resolve(import.meta.dirname, '../../../deploy')

export const readDeployed = (file: string) => readFile(path.join(deployed, file), 'utf8')

type Named = { name: string }
type Probe = { httpGet: { path: string; port: string } }
type Container = Named & {
  env?: (Named & { value: string })[]
  envFrom: { configMapRef?: Named; secretRef?: Named }[]
  ports?: (Named & { containerPort: number })[]
  livenessProbe?: Probe
  readinessProbe?: Probe
  securityContext: object
  volumeMounts?: (Named & { mountPath: string })[]
}
type Pod = {
  containers: Container[]
  initContainers?: Container[]
  volumes?: Named[]
  automountServiceAccountToken?: boolean
  securityContext: object
}
type Labels = Record<string, string>
type Template = { metadata?: { labels?: Labels }; spec: Pod }
/** The fields of a manifest that the checks read; they fail for a different shape. */
export type Manifest = {
  kind: string
  metadata: Named & { labels?: Labels; annotations?: Labels }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec?: {
    template?: Template
    jobTemplate?: { spec: { template: Template } }
    selector?: Labels & { matchLabels?: Labels }
    ports?: (Named & { port: number; targetPort: string })[]
    rules?: { http: { paths: { backend: { service: Named & { port: Named } } }[] } }[]
  }
}

/** A form with the settings that it shares with the other one. */
export const kubernetesForm = (size: 'small' | 'large') => kubernetesManifests('settings', size)

export async function kubernetesManifests(...names: readonly string[]): Promise<Manifest[]> {
  const files = await Promise.all(names.map((name) => readDeployed(`kubernetes/${name}.yaml`)))
  return files.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Manifest)) // files of our own
}

export const podsOf = (form: readonly Manifest[]) =>
  form.flatMap(({ metadata, spec }) => {
    const template = spec?.template ?? spec?.jobTemplate?.spec.template
    return template ? [{ name: metadata.name, labels: template.metadata?.labels ?? {}, pod: template.spec }] : []
  })

type Service = {
  image: string
  user?: string
  mem_limit?: string
  environment?: Record<string, string>
  depends_on?: string[] | Record<string, object>
  volumes?: string[]
  ports?: string[]
}

export async function composeFile(
  size: 'small' | 'large',
): Promise<{ services: Record<string, Service>; volumes: Record<string, object> }> {
  return parse(await readDeployed(`compose/${size}.yaml`), { merge: true }) // a file of our own
}

/** What the image sets. */
export async function imageEnvironment(): Promise<Record<string, string>> {
  const text = (await readDeployed('container/Containerfile')).replaceAll(/\\\n/g, ' ')
  const [, assigned = ''] = /^ENV (.*)$/m.exec(text) ?? []
  return Object.fromEntries([...assigned.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]))
}

const secret = Buffer.alloc(32, 7).toString('base64')
const token = 'a-token-of-24-letters-and-more'
/** Settings that an operator must fill in. */
const filled: Readonly<Record<string, string>> = { SECRET_KEY: secret, METRICS_TOKEN: token, PUBLIC_URL: 'https://desk.example' }

const fill = (environment: Record<string, string>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value || (filled[name] ?? '')]))

/** The environment of a process in each form, after an operator has filled in its files. */
export async function deploymentForms(): Promise<{ form: string; environment: Record<string, string> }[]> {
  return [...(await systemdForms()), ...(await composeForms()), ...(await kubernetesForms())]
}

async function systemdForms() {
  const assignments = (text: string) =>
    Object.fromEntries([...text.matchAll(/^(?:Environment=)?([A-Z_]+)=(\S*)$/gm)].map(([, name = '', value = '']) => [name, value]))
  const shared = assignments(await readDeployed('systemd/wattdesk.env'))
  const units = ['wattdesk', 'wattdesk-api@', 'wattdesk-ingest@', 'wattdesk-worker@']
  return Promise.all(
    units.map(async (unit) => {
      const text = (await readDeployed(`systemd/${unit}.service`)).replaceAll('%i', '4000')
      const own = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) => list.split(' '))
      return { form: `systemd’s ${unit}`, environment: fill({ ...shared, ...assignments(own.join('\n')) }) }
    }),
  )
}

async function composeForms() {
  const image = await imageEnvironment()
  const forms = await Promise.all(
    (['small', 'large'] as const).map(async (size) => {
      const { services } = await composeFile(size)
      const own = Object.entries(services).filter(([, { image: of, environment }]) => of === 'wattdesk' && environment)
      const serving = own.filter(([name]) => ['wattdesk', 'api', 'ingest', 'worker'].includes(name))
      return serving.map(([name, { environment = {} }]) => ({
        form: `compose’s ${size} ${name}`,
        environment: fill({
          ...image,
          ...Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filledIn(key, value)])),
        }),
      }))
    }),
  )
  return forms.flat()
}

/** A value with its variables replaced by those of `.env`. */
const filledIn = (name: string, value: string) =>
  filled[name] ?? value.replaceAll(/\$\{[A-Z_]+:\?\}/g, 'of-a-test').replaceAll(/\$\{[A-Z_]+:-\}/g, '')

async function kubernetesForms() {
  const image = await imageEnvironment()
  const forms = await Promise.all(
    (['small', 'large'] as const).map(async (size) => {
      const form = await kubernetesForm(size)
      const of = ({ configMapRef, secretRef }: Container['envFrom'][number]) => {
        const [kind, named] = configMapRef ? ['ConfigMap', configMapRef] : ['Secret', secretRef]
        const one = form.find((manifest) => manifest.kind === kind && manifest.metadata.name === named?.name)
        return { ...one?.data, ...one?.stringData }
      }
      return podsOf(form)
        .filter(({ name }) => name !== 'wattdesk-migrate')
        .map(({ name, pod }) => {
          const [container] = pod.containers
          const shared = Object.assign({}, ...(container?.envFrom ?? []).map(of)) as Record<string, string> // only texts
          const own = Object.fromEntries((container?.env ?? []).map((one) => [one.name, one.value]))
          return { form: `Kubernetes’ ${size} ${name}`, environment: fill({ ...image, ...shared, ...own }) }
        })
    }),
  )
  return forms.flat()
}
