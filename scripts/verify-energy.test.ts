import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'verify-energy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const verify = (...files: string[]) =>
  new Promise<{ code: unknown; lines: string }>((resolve) => {
    const script = new URL('verify-energy.ts', import.meta.url).pathname
    execFile(process.execPath, [script, ...files], (error, lines) => resolve({ code: error?.code ?? 0, lines }))
  })

function fileOf(...lines: string[]): string {
  const path = join(folder, 'export.csv')
  writeFileSync(path, lines.join('\n'))
  return path
}

test('verifies all recordings of homes, with a residual of 0, the planted gaps, and the known contradiction', async () => {
  const { code, lines } = await verify()
  for (const name of ['gridX, a day', 'gridX, an instant', 'Fronius', 'CityLearn', 'Trondheim', 'SolarEdge', 'planted gaps, 10 of 10'])
    expect(lines).toContain(name)
  for (const week of [11, 12, 32]) expect(lines).toContain(`SENEC, an export of week ${week} `)
  expect(lines).toContain('✓ contradicted consumption: 12546 Wh by the balance, stated 1647 Wh (661.75 %), a known contradiction')
  expect(lines).toContain('✓ not measured: grid')
  expect(lines).not.toContain('✗')
  expect(code).toBe(0)
})

test('reports what an export contradicts, and what of it could not be read', async () => {
  const contradictory = fileOf(
    'Uhrzeit;Netzbezug [kW];Netzeinspeisung [kW];Stromverbrauch [kW];Speicherladung [kW];Stromerzeugung [kW]',
    ...Array.from({ length: 13 }, (_, row) => `01.06.2026 10:${String(row * 4).padStart(2, '0')}:00;0;0,2;1,0;2,0;3,2`),
  )
  const { code, lines } = await verify(contradictory)
  expect(lines).toContain('✓ unknown columns: Speicherladung [kW]')
  expect(lines).toContain('✗ contradicted consumption: 2400 Wh by the balance, stated 800 Wh (200.00 %)')
  expect(code).toBe(1)

  const repeated = fileOf('start,production_wh', '2026-06-01 10:00,100', '2026-06-01 10:15,-90', '2026-06-01 10:30,7', '2026-06-01 10:30,8')
  const found = await verify(repeated)
  expect(found.lines).toContain("✗ negative values of 'production_wh': 1")
  expect(found.lines).toContain('✗ times with two values: 1')
  expect(found.code).toBe(1)
})
