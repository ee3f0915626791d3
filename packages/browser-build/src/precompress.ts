import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const smallestBytes = 1_024

/** Writes `.br` and `.gz` beside each text asset, so that the server never compresses the same file twice. */
export function precompress(): Plugin {
  let directory = ''
  return {
    name: 'wattdesk-precompress',
    apply: 'build',
    configResolved(config) {
      directory = path.join(config.root, config.build.outDir, 'assets')
    },
    async writeBundle() {
      const names = (await readdir(directory)).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(names.map((name) => compress(path.join(directory, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallestBytes) return
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
