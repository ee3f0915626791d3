import type { Commissioning } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { unallocatedInstallations as table } from '../../db/domains/unallocated-installations/tables.ts'
import { stagesOf } from './commissioning.rules.ts'
import { listDevicesAt, type Place } from './found-devices.views.ts'
import { findFirstMeasurement, readLiveCheck } from './live-check.views.ts'
import type { Within } from './unallocated-installations.store.ts'
import { readInstallation } from './unallocated-installations.views.ts'

type Accessed = { id: string; createdAt: Date }

export async function readCommissioningOf(
  db: Db,
  within: Within,
  { id, createdAt }: Accessed,
  place: Place,
  now: Date,
): Promise<Commissioning> {
  const [installation, devices, live, firstMeasuredAt, record] = await Promise.all([
    readInstallation(db, within, id, now),
    listDevicesAt(db, place, now),
    readLiveCheck(db, place, createdAt, now),
    findFirstMeasurement(db, place),
    findRecord(db, id),
  ])
  if (!installation) throw new Error(`Installation ${id} was removed meanwhile`)
  return { checkedAt: now.toISOString(), stages: stagesOf({ installation, devices, live, firstMeasuredAt }), record }
}

async function findRecord(db: Db, id: string): Promise<Commissioning['record']> {
  const [row] = await db
    .select({
      stages: table.commissioning,
      at: table.commissionedAt,
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
    })
    .from(table)
    .innerJoin(members, eq(members.id, table.commissionedBy))
    .where(eq(table.id, id))
  if (!row?.stages || !row.at) return null
  return { recordedAt: row.at.toISOString(), recordedBy: { id: row.id, name: `${row.firstName} ${row.lastName}` }, stages: row.stages }
}
