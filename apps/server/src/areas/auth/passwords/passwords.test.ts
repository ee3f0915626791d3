import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.service.ts'

describe('password hashes', () => {
  it('are argon2id with the parameters OWASP names, salted, and verify', async () => {
    const phc = await hashPassword('copper lantern')
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await hashPassword('copper lantern')).not.toBe(phc)
    expect(await verifyPassword(phc, 'copper lantern')).toEqual({ isRight: true, isOutdated: false })
    expect(await verifyPassword(phc, 'copper lanterN')).toMatchObject({ isRight: false })
  })

  it('use every character of a long password', async () => {
    const long = 'lantern '.repeat(30)
    const phc = await hashPassword(`${long}A`)
    expect((await verifyPassword(phc, `${long}A`)).isRight).toBe(true)
    expect((await verifyPassword(phc, `${long}B`)).isRight).toBe(false)
    expect((await verifyPassword(phc, long)).isRight).toBe(false)
  })

  it('are the same however a keyboard composes a letter', async () => {
    const phc = await hashPassword('árvíztűrő'.normalize('NFC'))
    expect((await verifyPassword(phc, 'árvíztűrő'.normalize('NFD'))).isRight).toBe(true)
  })

  it('made with other parameters verify and are reported as outdated', async () => {
    const salt = Buffer.alloc(16, 3)
    const hash = argon2Sync('argon2id', { message: 'copper lantern', nonce: salt, memory: 8_192, passes: 3, parallelism: 2, tagLength: 24 })
    const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const phc = `$argon2id$v=19$m=8192,t=3,p=2$${bare(salt)}$${bare(hash)}`
    expect(await verifyPassword(phc, 'copper lantern')).toEqual({ isRight: true, isOutdated: true })
  })
})
