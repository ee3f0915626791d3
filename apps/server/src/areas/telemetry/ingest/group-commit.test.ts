import { describe, expect, it } from 'vitest'
import { openLog } from '../../../platform/log.ts'
import { openGroupCommit } from './group-commit.service.ts'
import type { SiteSample } from './samples.store.ts'

const log = openLog('silent')
const row = (siteId: string): SiteSample => ({ siteId, sourceId: 's', sample: { at: 0, productionPowerW: 1 } })
const fault = (code: string) => Object.assign(new Error(code), { code })
const settled = (promises: Promise<void>[]) => Promise.allSettled(promises).then((all) => all.map((one) => one.status))

describe('a group commit', () => {
  it('shares a commit among all that came while another ran', async () => {
    const groups: number[] = []
    let release = () => {}
    const first = new Promise<void>((resolve) => {
      release = resolve
    })
    const commits = openGroupCommit(
      async (rows) => {
        groups.push(rows.length)
        if (groups.length <= 2) await first
      },
      { log },
    )
    const early = [commits.add([row('a')])]
    await new Promise((resolve) => setImmediate(resolve))
    early.push(commits.add([row('b')]))
    await new Promise((resolve) => setImmediate(resolve))
    const late = Array.from({ length: 50 }, () => commits.add([row('c')]))
    expect(commits.size()).toBe(52)
    release()
    expect(new Set(await settled([...early, ...late]))).toEqual(new Set(['fulfilled']))
    expect(groups).toEqual([1, 1, 50])
    expect(commits.size()).toBe(0)
  })

  it('loses only the one at fault when the database refuses a group', async () => {
    const written: string[] = []
    const commits = openGroupCommit(
      async (rows) => {
        if (rows.some((one) => one.siteId === 'bad')) throw fault('22003')
        written.push(...rows.map((one) => one.siteId))
      },
      { log },
    )
    const outcomes = await settled(['a', 'bad', 'c'].map((siteId) => commits.add([row(siteId)])))
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(written).toEqual(['a', 'c'])
  })

  it('waits for an unavailable database', async () => {
    let attempts = 0
    const commits = openGroupCommit(
      async () => {
        attempts += 1
        if (attempts < 3) throw fault('57P01')
      },
      { log },
    )
    await commits.add([row('a')])
    expect(attempts).toBe(3)
  })

  it('rejects entries after it closed, and ends what waits', async () => {
    const commits = openGroupCommit(
      async () => {
        throw fault('57P01')
      },
      { log },
    )
    const waiting = commits.add([row('a')])
    const outcome = settled([waiting])
    await new Promise((resolve) => setTimeout(resolve, 20))
    await commits.close()
    expect(await outcome).toEqual(['rejected'])
    await expect(commits.add([row('b')])).rejects.toThrow('closed')
  })

  it('does not wait without rows', async () => {
    const commits = openGroupCommit(() => Promise.reject(new Error('not called')), { log })
    await commits.add([])
  })
})
