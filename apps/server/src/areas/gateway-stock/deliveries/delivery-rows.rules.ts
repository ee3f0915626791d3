import type { DeliveryColumn } from '@wattdesk/contract/gateway-stock/deliveries/terms.ts'
import { gatewayFields } from '@wattdesk/contract/gateway-stock/models.ts'
import type { ImportFault } from '@wattdesk/contract/imports/models.ts'
import { check } from '@wattdesk/contract/validation.ts'
import { z } from 'zod'

/** The cells of a row by column, and their number if it differs from the columns'. */
export type GivenRow = { row: number; given: Partial<Record<DeliveryColumn, string>>; cells?: { found: number; wanted: number } }
/** A gateway with a serial number or a start code of the file. `isSeen`: the caller may see it. */
export type KnownGateway = { id: string; serialNumber: string; startCode: string; isSeen: boolean }
export type JudgedRow = {
  row: number
  given: GivenRow['given']
  outcome: 'planned' | 'known' | 'faulty'
  faults: ImportFault[]
  gatewayId: string | null
}

const rowModel = z.object(gatewayFields)
export type RowModel = z.output<typeof rowModel>

/** The effect of each row of a delivery. The first of two rows with the same number counts. */
export function judgeRows(rows: readonly GivenRow[], known: readonly KnownGateway[], model: string): JudgedRow[] {
  const serials = new Map(known.map((one) => [one.serialNumber, one]))
  const codes = new Map(known.map((one) => [one.startCode, one]))
  const rowOfNumber = new Map<string, number>()
  return rows.map(({ row, given, cells }) => {
    const faulty = (faults: ImportFault[]): JudgedRow => ({ row, given, outcome: 'faulty', faults, gatewayId: null })
    if (cells) return faulty([fault('row', 'CellCountDiffers', cells)])
    const parsed = parseRow(given, model)
    if (!parsed.success) return faulty(parsed.faults)
    const { serialNumber, startCode } = parsed.model
    const numbers = [{ field: 'serialNumber', number: serialNumber }, ...(startCode ? [{ field: 'startCode', number: startCode }] : [])]
    const twice = numbers.flatMap(({ field, number }) => {
      const first = rowOfNumber.get(`${field} ${number}`)
      if (first === undefined) rowOfNumber.set(`${field} ${number}`, row)
      return first === undefined ? [] : [fault(field, 'SameAsRow', { row: first })]
    })
    if (twice.length > 0) return faulty(twice)
    const [same, coded] = [serials.get(serialNumber), startCode ? codes.get(startCode) : undefined]
    if (same?.isSeen && (!startCode || same.startCode === startCode)) {
      return { row, given, outcome: 'known', faults: [], gatewayId: same.id }
    }
    const taken = [...(same ? ['serialNumber'] : []), ...(coded && coded !== same ? ['startCode'] : [])]
    if (same?.isSeen && startCode) return faulty([fault('startCode', 'OtherStartCode')])
    return taken.length > 0
      ? faulty(taken.map((field) => fault(field, 'GatewayTaken')))
      : { row, given, outcome: 'planned', faults: [], gatewayId: null }
  })
}

/** Applies the rules of the form. */
export function parseRow(
  given: GivenRow['given'],
  model: string,
): { success: true; model: RowModel } | { success: false; faults: ImportFault[] } {
  const undecodable = Object.entries(given).filter(([, text]) => text.includes('\ufffd'))
  if (undecodable.length > 0) return { success: false, faults: undecodable.map(([field]) => fault(field, 'ControlCharacters')) }
  const parsed = check(rowModel, { model, ...given })
  if (!parsed.faults) return { success: true, model: parsed.value }
  const { faults } = parsed
  return { success: false, faults: faults.filter((one, at) => faults.findIndex(({ field }) => field === one.field) === at) }
}

const fault = (field: string, code: string, params?: ImportFault['params']): ImportFault => ({
  field,
  code,
  message: code,
  ...(params ? { params } : {}),
})
