import type { DataRecord } from '@wattdesk/contract/telemetry/data-records/models.ts'
import { instantOfSample, sample } from '@wattdesk/device-protocol/samples.ts'
import { type MeasurementName, measurements } from '@wattdesk/energy/quantities.ts'

export type RecordValues = Partial<Record<MeasurementName, number>>
export type StoredRecord = { at: number; values: RecordValues }
export type SentRecord = { at: number; delivery: NonNullable<DataRecord['delivery']>; reason: DataRecord['reason']; values: RecordValues }
type Delivery = { id: string; receivedAt: string; rejected: readonly { index: number; field: string; message: string }[] }

/** The samples of a payload that have an instant, with the requested measurements. For a rejected sample, only the reason is known. */
export function sentRecords(
  samples: readonly unknown[],
  names: readonly MeasurementName[],
  { id, receivedAt, rejected }: Delivery,
): SentRecord[] {
  const reasons = new Map(rejected.map(({ index, field, message }) => [index, { field, message }]))
  return samples.flatMap((given, index) => {
    const at = instantOfSample(given)
    if (at === undefined) return []
    const parsed = sample.safeParse(given)
    const values: RecordValues = {}
    for (const name of names) {
      const value = parsed.data?.[measurements[name].field]
      if (value !== undefined) values[name] = value
    }
    const reason = reasons.get(index) ?? null
    const isEmpty = Object.keys(values).length === 0
    return reason || !isEmpty ? [{ at, delivery: { id, receivedAt, index }, reason, values }] : []
  })
}

/** Matches sent samples with the stored ones of the same instants, newest first. A sample that was sent twice has two records. */
export function besideStored(
  sent: readonly SentRecord[],
  stored: readonly StoredRecord[],
  names: readonly MeasurementName[],
): DataRecord[] {
  const kept = new Map(stored.map((one) => [one.at, one.values]))
  const named = new Set(sent.flatMap((one) => (one.reason ? [] : one.at)))
  const both = sent.map((one) => ({ order: one.at, record: recordOf(one, kept.get(one.at), names) }))
  const alone = stored.filter((one) => !named.has(one.at)).map((one) => ({ order: one.at, record: storedOnly(one) }))
  return [...both, ...alone].sort((a, b) => b.order - a.order).map(({ record }) => record)
}

function recordOf(
  { at, delivery, reason, values }: SentRecord,
  stored: RecordValues | undefined,
  names: readonly MeasurementName[],
): DataRecord {
  const head = { at: iso(at), delivery, reason, sent: values }
  if (reason) return { ...head, state: 'rejected', stored: null, differing: [] }
  if (!stored) return { ...head, state: 'notStored', stored: null, differing: [] }
  const differing = names.filter((name) => !isSame(values[name], stored[name]))
  return { ...head, state: differing.length > 0 ? 'different' : 'equal', stored, differing }
}

function storedOnly({ at, values }: StoredRecord): DataRecord {
  return { at: iso(at), state: 'storedOnly', delivery: null, reason: null, sent: null, stored: values, differing: [] }
}

/** Powers are stored as four-byte floats, so rounding is not a difference. Readings are exact integers. */
function isSame(sent: number | undefined, stored: number | undefined): boolean {
  if (sent === undefined || stored === undefined) return sent === stored
  return sent === stored || (!Number.isInteger(sent) && Math.fround(sent) === Math.fround(stored))
}

const iso = (at: number) => new Date(at).toISOString()
