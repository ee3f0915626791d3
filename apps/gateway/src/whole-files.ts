import { readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'

/** Leaves either the old or the new content on disk, even after a power failure. */
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

/** Undefined if the file does not exist yet or is damaged. */
export function readWhole(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
