import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openCredentialFile } from '../src/credential-file.ts'

test('keeps rotated passwords until the settings have another one or the file is damaged', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  const file = path.join(directory, 'credential.json')
  try {
    const first = openCredentialFile(file, 'first')
    expect(first.load()).toEqual({ password: 'first' })
    const next = { password: 'second', commandId: crypto.randomUUID() }
    await first.keep({ password: 'first', next })
    expect(first.load()).toEqual({ password: 'first', next })
    await first.keep({ password: 'second' })
    expect(openCredentialFile(file, 'first').load()).toEqual({ password: 'second' })
    expect(openCredentialFile(file, 'newer').load()).toEqual({ password: 'newer' })
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 10))
    expect(first.load()).toEqual({ password: 'first' })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
