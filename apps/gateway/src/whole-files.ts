import { readFileSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Leaves either the old or the new content on disk, even after a power failure. Once it resolves, the new one: the server no longer
 * accepts the password that a rotated one replaces.
 */
export async function writeWhole(file: string, content: unknown): Promise<void> {
  await withFile(`${file}.new`, 'w', async (handle) => {
    await handle.writeFile(JSON.stringify(content))
    await handle.sync()
  })
  await rename(`${file}.new`, file)
  // The name is content of the folder.
  await withFile(dirname(file), 'r', (folder) => folder.sync())
}

async function withFile(file: string, flags: 'r' | 'w', work: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, flags, 0o600)
  try {
    await work(handle)
  } finally {
    await handle.close()
  }
}

/** Undefined if the file does not exist yet or is damaged. */
export function readWhole(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
