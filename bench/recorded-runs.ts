import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { benchDirectory } from './databases.ts'
import { cellsOf, type Row } from './row.ts'

/** Rows of one benchmark in one run, always in the same order, with the machine's speed around it. */
export type Measured = { bench: string; speed: number; rows: readonly Row[] }
type RecordedRun = { at: string; commit: string; measured: readonly Measured[] }

const folder = path.join(benchDirectory, 'runs')
const root = path.resolve(import.meta.dirname, '..')
const page = path.join(root, 'docs/performance.md')
const [begin, end] = ['<!-- The table below is written by `npm run bench -- --table`. -->', '<!-- End of the table. -->']

/** Keeps what a run has measured so far, so that the table can show the median of several. */
export async function recordRun(startedAt: Date, measured: readonly Measured[]): Promise<void> {
  const at = startedAt.toISOString()
  await mkdir(folder, { recursive: true })
  const run: RecordedRun = { at, commit: currentCommit(), measured }
  await writeFile(path.join(folder, `${at.replaceAll(':', '-')}.json`), JSON.stringify(run))
}

/** Older runs are of other code. */
const daysShown = 3

/** Writes the median of each row over the runs of the last days into `docs/performance.md`. */
export async function writeTable(): Promise<void> {
  const since = new Date(Date.now() - daysShown * 86_400_000).toISOString()
  const runs = (await recordedRuns()).filter(({ at }) => at >= since)
  if (runs.length === 0) throw new Error(`No run since ${since} is recorded`)
  const text = await readFile(page, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before === -1 || after === -1) throw new Error(`${page} has no place for the table`)
  await writeFile(page, `${text.slice(0, before)}${begin}\n\n${tableOf(runs)}\n\n${text.slice(after)}`)
}

async function recordedRuns(): Promise<RecordedRun[]> {
  const files = (await readdir(folder).catch(() => [])).toSorted()
  return Promise.all(files.map(async (file): Promise<RecordedRun> => JSON.parse(await readFile(path.join(folder, file), 'utf8'))))
}

/** The commit, marked if the code has changed since. */
function currentCommit(): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim()
  return `${git('rev-parse', '--short=8', 'HEAD')}${git('status', '--porcelain', '--', 'apps', 'packages', 'bench') ? ', with changes' : ''}`
}

const head = ['bar', 'what', 'ours', 'reference', 'ratio', 'must', 'aim', 'reached', 'runs', 'speed']

function tableOf(runs: readonly RecordedRun[]): string {
  const all = runs.flatMap(({ measured }) =>
    measured.flatMap(({ bench, speed, rows }) => rows.map((row, place) => ({ key: `${bench} ${place}`, speed, row }))),
  )
  const groups = Map.groupBy(all, ({ key }) => key)
  const lines = [...groups.values()]
    .map((measurements) => ({ ...medianOf(measurements), times: measurements.length }))
    .toSorted((a, b) => a.row.bar - b.row.bar)
    .map(({ row, speed, times }) => [...cellsOf(row), String(times), speed.toFixed(2)])
  const dates = [...new Set(runs.map(({ at }) => at.slice(0, 10)))].join(', ')
  const rows = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
  const commits = [...new Set(runs.map(({ commit }) => commit))].join(', ')
  return `Measured on ${dates}, commits ${commits}.\n\n${rows.join('\n')}`
}

/** The measurement in the middle, whole: its figures belong together. */
function medianOf<T extends { row: Row }>(measurements: readonly T[]): T {
  // Some rows have no other order than whether they were reached.
  const sorted = measurements.toSorted((a, b) => a.row.rank - b.row.rank || Number(a.row.isMet) - Number(b.row.isMet))
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!middle) throw new Error('A row was never measured')
  return middle
}
