import { readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'

/** Either the old or the new content is on disk, whenever the power fails. */
export async function writeWhole(file: string, content: unknown): Promise<void> {
  const handle = await open(`${file}.new`, 'w', 0o600)
  try {
    await handle.writeFile(JSON.stringify(content))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}

/** Undefined: there is no such file yet, or it is damaged. */
export function readWhole(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
