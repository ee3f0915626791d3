import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import { type Shown, selectInstallations } from './installations.views.ts'
import { kinds } from './kinds/catalogue.ts'

/** In the order of the catalogue. One query for each kind. */
export async function listSiteDevices(db: Db, siteId: string, now: Date): Promise<{ kind: InstallationKind; shown: Shown }[]> {
  const found = await Promise.all(
    Object.values(kinds).map(async (kind) => {
      const isMeant = and(eq(installations.siteId, siteId), eq(installations.kind, kind.name))
      return (await selectInstallations(db, kind, isMeant, now)).map((shown) => ({ kind: kind.name, shown }))
    }),
  )
  return found.flat()
}
