import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gateway, make } from './builds.ts'
import { root } from './product.ts'

/** Creates a folder with the gateway program that runs anywhere with Node alone. */
export async function makeGatewayFolder(folder: string): Promise<void> {
  await make(gateway, { isOnly: true })
  await mkdir(folder, { recursive: true })
  for (const [from, to] of [
    ['.data/gateway/gateway.js', 'dist/gateway.js'],
    ['packages/sunspec/data/models', 'packages/sunspec/data/models'],
    ['apps/gateway/README.md', 'README.md'],
  ] as const) {
    await cp(path.join(root, from), path.join(folder, to), { recursive: true })
  }
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify({ private: true, type: 'module' }, null, 2)}\n`)
}
