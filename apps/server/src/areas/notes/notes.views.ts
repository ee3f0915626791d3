import type { CustomerNote, NoteMember } from '@wattdesk/contract/notes/models.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerNotes } from '../../db/domains/customers/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import type { Caller } from '../../platform/caller.ts'
import { listPage } from '../../platform/list-page.ts'
import { mayRemove } from './notes.rules.ts'

const nameSql = sql<string>`${members.firstName} || ' ' || ${members.lastName}`

/** The members a note mentions, in the order of the text. */
const mentionsSql = sql<NoteMember[]>`coalesce((
  select json_agg(json_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name) order by o.position)
  from unnest(${customerNotes.mentionedIds}) with ordinality o (id, position) join members m on m.id = o.id), '[]')`

export async function listNotes(
  db: Db,
  caller: Caller,
  customerId: string,
  query: { page: number; limit: number },
): Promise<ListOf<CustomerNote>> {
  return listPage(query, {
    within: [eq(customerNotes.customerId, customerId)],
    order: sql`${customerNotes.isPinned} desc, ${customerNotes.createdAt} desc, ${customerNotes.id} desc`,
    select: async ({ where, order, ...slice }) => {
      const rows = await selectNotes(db, where).orderBy(order).limit(slice.limit).offset(slice.offset)
      return rows.map((row) => present(row, caller))
    },
    count: (where) => db.$count(customerNotes, where),
  })
}

export async function readNote(db: Db, caller: Caller, customerId: string, id: string): Promise<CustomerNote | undefined> {
  const [row] = await selectNotes(db, and(eq(customerNotes.id, id), eq(customerNotes.customerId, customerId)) ?? sql`false`)
  return row && present(row, caller)
}

function selectNotes(db: Db, where: SQL) {
  return db
    .select({ note: customerNotes, authorName: nameSql, mentions: mentionsSql })
    .from(customerNotes)
    .innerJoin(members, eq(members.id, customerNotes.memberId))
    .where(where)
    .$dynamic()
}

function present({ note, authorName, mentions }: Awaited<ReturnType<typeof selectNotes>>[number], caller: Caller): CustomerNote {
  return {
    id: note.id,
    text: note.text,
    isPinned: note.isPinned,
    mentions,
    author: { id: note.memberId, name: authorName },
    createdAt: note.createdAt.toISOString(),
    editedAt: note.editedAt?.toISOString() ?? null,
    version: note.version,
    isOwn: note.memberId === caller.memberId,
    mayRemove: mayRemove(note, caller),
  }
}
