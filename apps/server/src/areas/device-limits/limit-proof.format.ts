import type { DeviceLimit } from '@wattdesk/contract/device-limits/models.ts'
import { writerOf } from '../../platform/csv.ts'
import type { LimitEventRow } from './device-limits.rules.ts'

const iso = (text: string) => new Date(text).toISOString()

const head = ['at', 'receivedAt', 'event', 'device', 'deviceId', 'limitW', 'measuredW', 'note']

/** The proof of a limit: the request, the beginning unless it was ended before, the reports about it, and its end, in UTC and in order. */
export function proofOf(limit: DeviceLimit, events: readonly LimitEventRow[]): Buffer {
  const asked = `${limit.askedBy.kind} ${limit.askedBy.name}`.trim()
  const row = (at: string, event: string, note = '') => [at, at, event, '', '', String(limit.powerW), '', note]
  const hasBegun = limit.endedAt === null || limit.startsAt < limit.endedAt
  const rows = [
    row(limit.askedAt, 'asked', [asked, limit.reference].filter(Boolean).join(' / ')),
    ...(hasBegun ? [row(limit.startsAt, 'begins', limit.endsAt === null ? '' : `until ${limit.endsAt}`)] : []),
    ...events.map(({ at, receivedAt, outcome, name, deviceId, powerW, measuredW, message }) => [
      iso(at),
      iso(receivedAt),
      outcome,
      name ?? (deviceId === '' ? 'grid connection point' : ''),
      deviceId,
      powerW === null ? '' : String(powerW),
      measuredW === null ? '' : String(measuredW),
      message ?? '',
    ]),
    ...(limit.endedAt ? [row(limit.endedAt, 'ended', limit.endReason ?? 'time')] : []),
  ]
  const writer = writerOf('utf-8')
  const inOrder = rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0))
  return Buffer.concat([writer.start(head), writer.lines(inOrder)])
}
