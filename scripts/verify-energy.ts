// Verifies the energy arithmetic against recorded households: `npm run verify:energy`. Exits with 1 if a finding exceeds its tolerance.
// `-- FILE --zone Europe/Berlin --tolerance 0.05` verifies a file with a span per line, its start in UTC:
// start,production_wh,grid_import_wh,grid_export_wh,battery_charge_wh,battery_discharge_wh,consumption_wh
// An empty cell or -- means not measured. Any other file is read as a portal's export, in the same way as by the import.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { eachOf, measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { type RecordedSpan, verifyRecording } from '@wattdesk/energy/verification.ts'
import { recordedHomes } from '@wattdesk/recorded-homes/recorded-homes.ts'
import { VendorFault } from '../apps/server/src/areas/data-import/connectors/connector.format.ts'
import { MixedSteps } from '../apps/server/src/areas/data-import/files/portal-file.format.ts'
import { type ExportRecording, exportOf, recordedExports } from './recorded-exports.ts'

const columns = [
  'production_wh',
  'grid_import_wh',
  'grid_export_wh',
  'battery_charge_wh',
  'battery_discharge_wh',
  'consumption_wh',
] as const
const none = eachOf(measuredQuantities, () => null)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { zone: { type: 'string', default: 'Europe/Berlin' }, tolerance: { type: 'string', default: '0.05' } },
})
const recordings: ExportRecording[] =
  positionals.length > 0
    ? positionals.map(readRecording)
    : [...recordedHomes().map((recording) => ({ recording, findings: [] })), ...recordedExports()]
let beyond = 0
for (const { recording, findings } of recordings) {
  console.log(`\n${recording.name} (tolerance ${Number((recording.tolerance * 100).toPrecision(3))} %)`)
  for (const { what, value, isWithin } of [...findings, ...verifyRecording(recording)]) {
    console.log(`  ${isWithin ? '✓' : '✗'} ${what}: ${value}`)
    if (!isWithin) beyond += 1
  }
}
console.log(beyond > 0 ? `\n${beyond} findings beyond their tolerance.` : `\n${recordings.length} recordings, all within their tolerance.`)
process.exit(beyond > 0 ? 1 : 0)

function readRecording(file: string): ExportRecording {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  if (head !== `start,${columns.join(',')}`) return readExport(file)
  const spans = lines.map((line, at) => spanOf(line, `${file}, line ${at + 2}`))
  const [first, second] = spans
  if (!first) fail(`${file}: no line`)
  const spanMs = second ? second.start - first.start : 86_400_000
  return { recording: { name: file, timeZone: values.zone, spanMs, spans, totals: {}, tolerance: toleranceOf() }, findings: [] }
}

function toleranceOf(): number {
  const tolerance = Number(values.tolerance)
  if (!(tolerance >= 0 && tolerance < 1)) fail('--tolerance: a share from 0 to 1')
  return tolerance
}

/** The export of a portal. */
function readExport(file: string): ExportRecording {
  try {
    return exportOf(file, readFileSync(file, 'utf8'), { timeZone: values.zone, tolerance: toleranceOf() })
  } catch (error) {
    if (error instanceof VendorFault) fail(`${file}: neither a file of spans nor a portal's export`)
    if (error instanceof MixedSteps) fail(`${file}: some rows are energies of five minutes, others of a quarter hour`)
    throw error
  }
}

function spanOf(line: string, place: string): RecordedSpan {
  const [start = '', ...fields] = line.split(',')
  const at = Date.parse(start)
  if (Number.isNaN(at)) fail(`${place}: '${start}' is no instant`)
  const [production = null, gridImport = null, gridExport = null, batteryCharge = null, batteryDischarge = null, consumptionWh = null] =
    fields.map((field, column) => {
      if (field === '' || field === '--') return null
      const wh = Number(field)
      if (!Number.isFinite(wh) || wh < 0) fail(`${place}: ${columns[column]} is '${field}'`)
      return wh
    })
  return { start: at, energies: { ...none, production, gridImport, gridExport, batteryCharge, batteryDischarge }, consumptionWh }
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
