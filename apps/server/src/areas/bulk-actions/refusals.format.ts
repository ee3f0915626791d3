import { Readable } from 'node:stream'
import type { BulkActionCustomer } from '@wattdesk/contract/bulk-actions/models.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { writerOf } from '../../platform/csv.ts'

const chunk = 1_000

type Read = (from: { after: number; limit: number }) => Promise<BulkActionCustomer[]>

/** Streams customers with their reasons as CSV. */
export function refusalsFile(read: Read, translator: Pick<Translator, 'find'>): Readable {
  return Readable.from(linesOf(read, translator), { objectMode: false })
}

async function* linesOf(read: Read, { find }: Pick<Translator, 'find'>): AsyncGenerator<Buffer> {
  const { start, lines } = writerOf('utf-8')
  yield start(['row', 'customerId', 'accountName', 'accountEmail', 'outcome', 'reason', 'explanation'])
  for (let after = 0; ; ) {
    const rows = await read({ after, limit: chunk })
    const last = rows.at(-1)
    if (!last) return
    yield lines(
      rows.map(({ position, id, customer, outcome, reason }) => [
        String(position),
        id,
        customer?.accountName ?? '',
        customer?.accountEmail ?? '',
        outcome,
        reason ?? '',
        (reason && find(`bulkActions.reason.${reason}`)) ?? '',
      ]),
    )
    after = last.position
  }
}
