import type { TimelineRecord } from '@wattdesk/contract/timeline/calls.ts'
import type { TimelinePlace } from '@wattdesk/contract/timeline/models.ts'
import type { TimelineKind } from '@wattdesk/contract/timeline/terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { deviceObjects, type Timeline } from './timeline.rules.ts'
import { kindOf, timelineSources } from './timeline-sources.views.ts'

type Entry = { kind: TimelineKind; object_type: string; object_id: string; activity_id: string | null }

/** Where an entry's record is now. Does not reveal what belongs to another customer by now. */
export async function findTimelineRecord(db: Db, timeline: Timeline, key: string): Promise<TimelineRecord> {
  const entry = await findEntry(db, timeline, key)
  if (!entry) throw new DomainError('NotFound')
  const isUpload = entry.kind === 'import' && entry.object_type !== 'data-import'
  const locator = isUpload ? locateImport : locators[entry.object_type]
  if (!locator) return { state: 'gone' }
  const { rows } = await db.execute<{ customer_id: string; place: TimelinePlace }>(locator(entry))
  const [found] = rows
  if (!found) return { state: 'gone' }
  return found.customer_id === timeline.customerId ? { state: 'there', place: found.place } : { state: 'elsewhere' }
}

/** The entry from its own source, if it belongs to this customer and its kind may be seen. */
async function findEntry(db: Db, timeline: Timeline, key: string): Promise<Entry | undefined> {
  const prefix = /^[a-z]+?(?=[0-9a-f]{8}-)/.exec(key)?.[0] ?? ''
  const source = timelineSources(timeline).find((one) => one.prefix === prefix)
  if (!source) return undefined
  const { rows } = await db.execute<Entry>(sql`
    select ${kindOf(source)} as kind, ${source.columns} from ${source.from} and ${source.id} = ${key.slice(prefix.length)}`)
  return rows.find((entry) => timeline.kinds.includes(entry.kind))
}

type Locator = (entry: Entry) => SQL

const place = (screen: TimelinePlace['screen'], more: string) => sql.raw(`jsonb_build_object('screen', '${screen}', ${more}) as place`)
const installation = ({ object_id }: Entry) =>
  sql`select customer_id, ${place('installation', "'configurationId', id, 'kind', kind")} from installations where id = ${object_id}`

/** Locates the records of each kind by their keys. */
const locators: Partial<Record<string, Locator>> = {
  customer: ({ object_id }) =>
    sql`select id as customer_id, jsonb_build_object('screen', 'customer') as place from customers where id = ${object_id}`,
  'customer-user': ({ object_id }) =>
    sql`select customer_id, ${place('customer-user', "'userId', id")} from customer_users where id = ${object_id}`,
  invitation: ({ object_id }) => sql`
    select v.customer_id, ${place('invitation', "'userId', v.customer_user_id, 'mailId', o.id")}
    from invitations v left join outbox_mails o on o.id = v.mail_id where v.id = ${object_id}`,
  mail: ({ object_id }) => sql`select customer_id, ${place('mail', "'mailId', id")} from outbox_mails where id = ${object_id}`,
  note: ({ object_id }) => sql`select customer_id, ${place('note', "'noteId', id")} from customer_notes where id = ${object_id}`,
  site: ({ object_id }) => sql`select customer_id, ${place('site', "'siteId', id")} from sites where id = ${object_id}`,
  sale: ({ object_id }) => sql`
    select customer_id, ${place('sale', "'saleId', id, 'isArchived', archived_at is not null")} from sales where id = ${object_id}`,
  appliance: ({ object_id }) => sql`
    select i.customer_id, ${place('installation', "'configurationId', i.id, 'kind', i.kind")} from appliances p
    join gateways g on g.id = p.gateway_id join installations i on i.id = g.installation_id where p.id = ${object_id}`,
  'data-import': ({ object_id }) =>
    sql`select customer_id, ${place('data-import', "'siteId', site_id")} from data_imports where id = ${object_id}`,
  'device-limit': ({ object_id }) => sql`
    select l.customer_id, ${place('installation', "'configurationId', i.id, 'kind', i.kind")} from device_limits l
    join installations i on i.site_id = l.site_id and i.kind in ('gateway', 'wallbox') where l.id = ${object_id}
    order by i.kind, i.added_at, i.id limit 1`,
  alarm: ({ object_id }) => sql`
    select customer_id, ${place('alarm', "'siteId', site_id, 'deviceId', device_id, 'raisedAt', raised_at, 'clearedAt', cleared_at")}
    from alarms where id = ${object_id}`,
  impersonation: ({ object_id }) => sql`
    select customer_id, ${place('impersonation', "'reason', reason, 'startedAt', created_at, 'expiresAt', expires_at, 'endedAt', ended_at")}
    from impersonations where id = ${object_id}`,
  ...Object.fromEntries(deviceObjects.map((type) => [type, installation])),
}

/**
 * The upload that created an entry, by the call that started it, and the row. Pieces are marked merged with the start time of
 * their merge, so the entry belongs to one of the last ones before it. Rows expire after a while.
 */
const locateImport: Locator = ({ activity_id, object_id }) => sql`
  select e.customer_id, jsonb_build_object('screen', 'import', 'importId', i.id, 'fileName', i.file_name, 'row', (
    select r.row from (
      select first_row, last_row from customer_import_chunks
      where import_id = i.id and merged_at between e.at - interval '5 minutes' and e.at order by merged_at desc limit 16
    ) piece join customer_import_rows r on r.import_id = i.id and r.row between piece.first_row and piece.last_row
    where r.customer_id = ${object_id} or r.existing_id = ${object_id} limit 1)) as place
  from activity_entries e join customer_imports i on i.start_request_id = e.request_id and i.affiliate_id = e.affiliate_id
  where e.id = ${activity_id} order by i.created_at desc limit 1`
