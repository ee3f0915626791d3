import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { helpOf } from './help.ts'

it('describes each npm script', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
  )
  const own = Object.entries(scripts).flatMap(([name, line]) => {
    const [, file] = /bootstrap\.mjs (\S+)/.exec(line) ?? []
    return file ? [[name, file] as const] : []
  })
  expect(own.length).toBeGreaterThan(20)
  for (const [name, file] of own) expect(await helpOf(name, file)).toMatch(new RegExp(`^npm (run )?${name}\\b.*\\n  \\S`))
})
