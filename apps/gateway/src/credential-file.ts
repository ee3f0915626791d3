import { readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import type { Credentials } from '@wattdesk/gateway-core/connection.ts'
import { z } from 'zod'

const content = z.object({
  /** The password of the settings that the others replaced. */
  provisioned: z.string(),
  password: z.string().min(1),
  next: z.object({ password: z.string().min(1), commandId: z.uuid() }).optional(),
})

/** Keeps credentials that rotations gave. They count as long as the settings have the password that was rotated. */
export function openCredentialFile(file: string, provisioned: string) {
  return {
    load(): Credentials {
      const kept = content.safeParse(readJson(file))
      if (!kept.success || kept.data.provisioned !== provisioned) return { password: provisioned }
      return { password: kept.data.password, next: kept.data.next }
    },
    /** Either the former or the new content is on disk, whenever the power fails. */
    async keep(credentials: Credentials): Promise<void> {
      const handle = await open(`${file}.new`, 'w', 0o600)
      try {
        await handle.writeFile(JSON.stringify({ provisioned, ...credentials } satisfies z.input<typeof content>))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(`${file}.new`, file)
    },
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // None yet, or damaged by other hands: the settings' password counts.
    return undefined
  }
}
