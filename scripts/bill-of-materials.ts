import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './product.ts'

type Locked = {
  version?: string
  license?: string
  integrity?: string
  link?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
export type Material = { name: string; version: string; license: string; integrity: string | undefined; directory: string }

/** The contents of a release: the runtime, and all dependencies of server and portal, from the lock file. */
export async function listMaterials(): Promise<Material[]> {
  const lock: { packages: Record<string, Locked> } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'))
  const found = new Map<string, Material>()
  const visited = new Set<string>()
  const visit = (place: string) => {
    if (visited.has(place)) return
    visited.add(place)
    const locked = lock.packages[place]
    if (!locked) return
    const name = place.split('node_modules/').at(-1) ?? place
    if (place.includes('node_modules/')) {
      const { version = '', license = 'unknown', integrity } = locked
      found.set(place, { name, version, license, integrity, directory: place })
    }
    for (const needed of Object.keys({ ...locked.dependencies, ...locked.peerDependencies })) {
      const at = placeOf(lock.packages, place, needed)
      if (at !== undefined) visit(at)
    }
  }
  for (const start of ['apps/server', 'apps/portal', 'apps/customer-app', 'node_modules/node']) visit(start)
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version) || compare(a.directory, b.directory))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The path at which Node finds a package that another one requires; undefined if it is not installed, as for optional ones. */
function placeOf(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const locked = packages[place]
    if (locked) return locked.link ? workspaceOf(packages, name) : place
    if (folder === '') return undefined
  }
}

function workspaceOf(packages: Record<string, Locked>, name: string): string | undefined {
  const short = name.replace('@wattdesk/', '')
  return [`packages/${short}`, `apps/${short}`].find((place) => packages[place])
}

/** The bill of materials in CycloneDX format. Identical for identical lock files. */
export function describeMaterials(materials: readonly Material[], version: string): object {
  const purlOf = ({ name, version: of }: Pick<Material, 'name' | 'version'>) => `pkg:npm/${name.replace('@', '%40')}@${of}`
  const distinct = new Map(materials.map((material) => [purlOf(material), material]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'wattdesk', name: 'wattdesk', version } },
    components: [...distinct].map(([purl, { name, version: of, license, integrity }]) => ({
      type: 'library',
      'bom-ref': purl,
      name,
      version: of,
      purl,
      licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }],
      ...(integrity?.startsWith('sha512-')
        ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
        : {}),
    })),
  }
}
