import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { backupNameOf } from './backup-file.ts'
import { removeOldBackups } from './open-place.ts'

it('removes backups but the newest ones, interrupted ones that are older than these, and nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wattdesk-backups-'))
  const names = ['2026-12-31', '2026-11-30', '2027-01-01'].map((day) => backupNameOf(new Date(`${day}T02:10:00Z`)))
  const others = ['wattdesk-20261231T021001.partial', 'mine', 'mine.partial', 'wattdesk-before-the-upgrade']
  for (const name of [...names, 'wattdesk-20261210T021000.partial', ...others]) await mkdir(path.join(folder, name))
  expect(await removeOldBackups(folder, 2, { objectStore: undefined })).toEqual([
    'wattdesk-20261130T021000',
    'wattdesk-20261210T021000.partial',
  ])
  expect(await removeOldBackups(folder, 2, { objectStore: undefined })).toEqual([])
  expect((await readdir(folder)).sort()).toEqual([...others, 'wattdesk-20261231T021000', 'wattdesk-20270101T021000'].sort())
  await rm(folder, { recursive: true })
})

it('leaves a backup that may still be written beside a newer one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wattdesk-backups-'))
  const names = ['wattdesk-20270101T021000', 'wattdesk-20270101T011000.partial', 'wattdesk-20261231T011000.partial']
  for (const name of names) await mkdir(path.join(folder, name))
  expect(await removeOldBackups(folder, 1, { objectStore: undefined })).toEqual(['wattdesk-20261231T011000.partial'])
  await rm(folder, { recursive: true })
})
