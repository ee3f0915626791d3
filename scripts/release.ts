// Builds a release: `npm run release`. One archive that runs without this checkout, an npm registry or a compiler, with the same bytes
// for the same commit, its bill of materials and all licences.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { leanMemory, youngMb } from '../apps/server/src/platform/process-memory.ts'
import { describeMaterials, listMaterials, type Material } from './bill-of-materials.ts'
import { customerApp, make, portal, programs } from './builds.ts'
import { makeGatewayFolder } from './gateway-folder.ts'
import { makeImage } from './image.ts'
import { root } from './product.ts'

const run = promisify(execFile)
const { values } = parseArgs({ options: { base: { type: 'string' } } })
const { version }: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
const name = `wattdesk-${version}-${process.platform}-${process.arch}`
const folder = path.join(root, '.data/release')
const whole = path.join(folder, name)

/** Files that programs expect in their folder. */
const parts = [
  ...[
    'dist',
    'apps/portal/dist',
    'apps/customer-app/dist',
    'apps/server/api-reference',
    'apps/server/src/db/migrations',
    'apps/server/src/db/domains',
  ],
  ...['packages/sunspec/data', 'packages/recorded-homes/data', 'docs', 'deploy', 'README.md'],
  ...['node_modules/node/bin', 'node_modules/swagger-ui-dist', 'node_modules/@fontsource-variable/inter'],
  // Pictures are read by a native library, which cannot be bundled.
  ...['sharp', '@img', 'detect-libc', 'semver'].map((part) => `node_modules/${part}`),
  ...['package.json', '400Regular', '600SemiBold'].map((part) => `node_modules/@expo-google-fonts/inter/${part}`),
]
/** Left out, because only checkouts or the demonstration need them. */
const left = /^dist\/fleet\.js$|\.map$|^docs\/images\/|^node_modules\/swagger-ui-dist\/swagger-ui-es|standalone-preset\.js$|\.ttf\.png$/

await rm(whole, { recursive: true, force: true })
await Promise.all([make(portal, { isOnly: true }), make(customerApp, { isOnly: true }), make(programs, { isOnly: true })])
await mkdir(whole, { recursive: true })
for (const part of parts) {
  await cp(path.join(root, part), path.join(whole, part), {
    recursive: true,
    filter: (file) => !left.test(path.relative(root, file).replaceAll(path.sep, '/')),
  })
}
await makeGatewayFolder(path.join(whole, 'apps/gateway'))
const materials = await listMaterials()
await writeFile(
  path.join(whole, 'package.json'),
  `${JSON.stringify({ name: 'wattdesk', version, private: true, type: 'module' }, null, 2)}\n`,
)
await writeFile(path.join(whole, 'sbom.cdx.json'), `${JSON.stringify(describeMaterials(materials, version), null, 1)}\n`)
await writeFile(path.join(whole, 'LICENSES.txt'), await licencesOf(materials))
await mkdir(path.join(whole, 'bin'))
const memory = Object.entries(leanMemory(false)).map(([variable, value]) => `${variable}="\${${variable}:-${value}}"`)
for (const [command, program, before, flags] of [
  ['wattdesk-server', 'server', `export ${memory.join(' ')}\n`, ` --max-semi-space-size=${youngMb}`],
  ['wattdesk', 'wattdesk', '', ''],
] as const) {
  const start = `exec "$here/node_modules/node/bin/node"${flags} "$here/dist/${program}.js" "$@"`
  await writeFile(path.join(whole, 'bin', command), `#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")/..\n${before}${start}\n`, {
    mode: 0o755,
  })
}

const archive = path.join(folder, `${name}.tar.gz`)
const madeAt = await run('git', ['log', '-1', '--format=%ct'], { cwd: root }).then(
  ({ stdout }) => stdout.trim(),
  () => '0',
)
const steady = ['--sort=name', `--mtime=@${madeAt}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=go=rX,u+rw,a-s', '--format=gnu']
await run('tar', [...steady, '--use-compress-program=gzip -n', '-cf', archive, '-C', folder, name])
const bytes = await readFile(archive)
const sum = createHash('sha256').update(bytes).digest('hex')
await writeFile(`${archive}.sha256`, `${sum}  ${path.basename(archive)}\n`)
console.log(`${archive}\n${(bytes.length / 1e6).toFixed(1)} MB, ${materials.length} packages, SHA-256 ${sum}`)

console.log(await makeImage({ archive, version, madeAt, base: values.base }))

/** The licence text of each package, if it has one. */
async function licencesOf(all: readonly Material[]): Promise<string> {
  const texts = await Promise.all(
    all.map(async ({ name: of, version: at, license, directory }) => {
      const files = await readdir(path.join(root, directory)).catch(() => [])
      const own = files.filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort()
      const words = await Promise.all(own.map((file) => readFile(path.join(root, directory, file), 'utf8').catch(() => '')))
      return [`${of} ${at} (${license})`, ...words.map((text) => text.trim())].filter(Boolean).join('\n\n')
    }),
  )
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
