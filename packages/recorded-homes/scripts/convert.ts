import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the files of `data/` from the published recordings: `node scripts/convert.ts <folder of recordings>`. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder that holds citylearn-2022, dwd-try and ev-sessions')
const read = (path: string) => readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, '')
const write = (name: string, lines: string[]) => writeFileSync(new URL(`../data/${name}`, import.meta.url), `${lines.join('\n')}\n`)

/** Charging points used through all of 2019. */
const users = ['Bl2-2', 'Bl2-1', 'AsO2-1', 'AdO1-3', 'AdO1-2', 'AdO3-2', 'Bl2-3', 'AdO3-3', 'AdO1-1', 'Bl2-4']
const firstMonday = Date.UTC(2019, 1, 4)

function convertHousehold(): void {
  const [header = '', ...rows] = read('citylearn-2022/Building_1.csv').trim().split(/\r?\n/)
  const column = header.split(',').indexOf('non_shiftable_load')
  const watts = rows.map((row) => String(Math.round(Number(row.split(',')[column]) * 1_000)))
  // The first row is the last hour of 31 July. Moved to the end, so that the year begins on Monday 1 August at 0:00.
  write('household-hourly.csv', ['load_w', ...watts.slice(1), ...watts.slice(0, 1)])
}

function convertWeather(): void {
  const rows = read('dwd-try/TRY2010_12_Jahr.dat').split('***')[1]?.trim().split(/\r?\n/) ?? []
  const lines = rows.map((row) => {
    const fields = row.trim().split(/\s+/)
    return [fields[13], fields[14], fields[8], fields[7]].join(',')
  })
  write('weather-hourly.csv', ['direct_wm2,diffuse_wm2,temperature_c,wind_ms', ...lines])
}

function convertSessions(): void {
  const [header = '', ...rows] = read('ev-sessions/Dataset 1_EV charging reports.csv').trim().split(/\r?\n/)
  const names = header.split(',')
  const sessions = rows.flatMap((row) => {
    const fields = [...row.matchAll(/"([^"]*)"|([^,]+)/g)].map((match) => match[1] ?? match[2] ?? '')
    const field = (name: string) => fields[names.indexOf(name)] ?? ''
    const user = users.indexOf(field('User_ID'))
    const start = (instant(field('Start_plugin')) - firstMonday) / 60_000
    const minutes = (instant(field('End_plugout')) - firstMonday) / 60_000 - start
    const energyWh = Math.round(Number(field('El_kWh').replace(',', '.')) * 1_000)
    const isUsable = user >= 0 && start >= 0 && start < 364 * 1_440 && minutes >= 5 && minutes < 4 * 1_440 && energyWh > 100
    return isUsable ? [{ user, start, minutes, energyWh }] : []
  })
  sessions.sort((a, b) => a.user - b.user || a.start - b.start)
  write('charging-sessions.csv', [
    'car,plugged_in_minute,plugged_minutes,energy_wh',
    ...sessions.map((one) => [one.user, one.start, one.minutes, one.energyWh].join(',')),
  ])
}

/** `dd.mm.yyyy hh:mm`, read as UTC, because only differences and clock times matter. */
function instant(text: string): number {
  const [, day, month, year, hour, minute] = /^(\d+)\.(\d+)\.(\d+) (\d+):(\d+)$/.exec(text)?.map(Number) ?? []
  return Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, day, hour, minute)
}

convertHousehold()
convertWeather()
convertSessions()
writeFileSync(new URL('../data/h25.csv', import.meta.url), read('bdew-profiles/h25.csv'))
