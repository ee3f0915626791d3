import { describe, expect, it } from 'vitest'
import { openLog } from '../../../platform/log.ts'
import { openGroupCommit } from './group-commit.service.ts'

const log = openLog('silent')
const of = (siteId: string) => ({ samples: [{ siteId }] })
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
      async (group) => {
        groups.push(group.length)
        if (groups.length <= 2) await first
      },
      { log },
    )
    const early = [commits.add(of('a'))]
    await new Promise((resolve) => setImmediate(resolve))
    early.push(commits.add(of('b')))
    await new Promise((resolve) => setImmediate(resolve))
    const late = Array.from({ length: 50 }, () => commits.add(of('c')))
    expect(commits.size()).toBe(52)
    release()
    expect(new Set(await settled([...early, ...late]))).toEqual(new Set(['fulfilled']))
    expect(groups).toEqual([1, 1, 50])
    expect(commits.size()).toBe(0)
  })

  it('loses only the one at fault when the database refuses a group', async () => {
    const written: string[] = []
    const commits = openGroupCommit(
      async (group: readonly ReturnType<typeof of>[]) => {
        const siteIds = group.flatMap(({ samples }) => samples.map(({ siteId }) => siteId))
        if (siteIds.includes('bad')) throw fault('22003')
        written.push(...siteIds)
      },
      { log },
    )
    const outcomes = await settled(['a', 'bad', 'c'].map((siteId) => commits.add(of(siteId))))
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
    await commits.add(of('a'))
    expect(attempts).toBe(3)
  })

  it('rejects entries after it closed, and ends what waits', async () => {
    const commits = openGroupCommit(
      async () => {
        throw fault('57P01')
      },
      { log },
    )
    const waiting = commits.add(of('a'))
    const outcome = settled([waiting])
    await new Promise((resolve) => setTimeout(resolve, 20))
    await commits.close()
    expect(await outcome).toEqual(['rejected'])
    await expect(commits.add(of('b'))).rejects.toThrow('closed')
  })
})
