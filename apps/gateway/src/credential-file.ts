import type { Credentials } from '@wattdesk/gateway-core/connection.ts'
import { z } from 'zod'
import { readWhole, writeWhole } from './whole-files.ts'

const content = z.object({
  /** The configured password that the others replaced. */
  provisioned: z.string(),
  password: z.string().min(1),
  next: z.object({ password: z.string().min(1), commandId: z.uuid() }).optional(),
})

/** Stores credentials from rotations. They apply as long as the settings contain the password that was rotated. */
export function openCredentialFile(file: string, provisioned: string) {
  return {
    load(): Credentials {
      const kept = content.safeParse(readWhole(file))
      if (!kept.success || kept.data.provisioned !== provisioned) return { password: provisioned }
      return { password: kept.data.password, next: kept.data.next }
    },
    keep: (credentials: Credentials): Promise<void> => writeWhole(file, { provisioned, ...credentials } satisfies z.input<typeof content>),
  }
}
