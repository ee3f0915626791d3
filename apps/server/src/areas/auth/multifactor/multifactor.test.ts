import { signInMultifactor } from '@wattdesk/contract/auth/calls.ts'
import { getProfile, listMyActivities, removeMultifactor, startMultifactor, validateMultifactor } from '@wattdesk/contract/profile/calls.ts'
import { listCountries } from '@wattdesk/contract/tenants/calls.ts'
import { describe, expect, it } from 'vitest'
import { codeAt } from '../../../../test/authenticator.ts'
import { openBrowser, signInWith } from '../../../../test/browser.ts'
import { startServer } from '../../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../../test/sign-ins.ts'

const server = startServer()
const given = signInsOf(server)
const minute = 60_000

/** A member with two-factor authentication who has entered the password. */
async function atSecondStep(of?: { email: string; id: string; tenantId: string }) {
  const member = of ?? (await given.secureMember())
  const browser = openBrowser(server)
  const result = await signInWith(browser, member.email, goodPassword)
  return { member, browser, result, token: result.accessToken }
}

const verify = (token: string, multifactorToken: string) => server.call(signInMultifactor, { token, body: { multifactorToken } })

describe('the second step', () => {
  it('is required, gives access to nothing else, and opens the session with a code', async () => {
    const { browser, result, token } = await atSecondStep()
    expect(result).toMatchObject({ multiFactor: true, scopes: [] })
    expect(browser.cookies.has('wattdesk-refresh')).toBe(false)
    expect((await server.call(listCountries, { token })).error.code).toBe('Unauthenticated')
    expect((await server.call(getProfile, { token })).error.code).toBe('Unauthenticated')
    const { status, body, headers } = await verify(token, given.code())
    expect(status).toBe(200)
    expect(body).toMatchObject({ multiFactor: false })
    expect(String(headers['set-cookie'])).toContain('wattdesk-refresh=')
    expect((await server.call(getProfile, { token: body.accessToken })).body.multifactor.isActive).toBe(true)
  })

  it('accepts a code with the blank between its halves that many applications show', async () => {
    const { token } = await atSecondStep()
    expect((await verify(token, given.code().replace(/^.../, '$& '))).status).toBe(200)
  })

  it('is closed to the token of a session', async () => {
    const member = await given.secureMember()
    expect((await verify(member.token, given.code())).error.code).toBe('Unauthenticated')
  })

  it('keeps the code entry after a wrong code', async () => {
    const { token } = await atSecondStep()
    const wrong = await verify(token, '000000')
    expect(wrong.status).toBe(401)
    expect(wrong.error.code).toBe('InvalidMfaToken')
    expect((await verify(token, given.code())).status).toBe(200)
  })

  it.each([-30, 30])('tolerates a clock that is %d seconds off', async (offsetS) => {
    const { token } = await atSecondStep()
    expect((await verify(token, given.code(offsetS))).status).toBe(200)
  })

  it.each([-60, 60])('does not allow for %d seconds', async (offsetS) => {
    const { token } = await atSecondStep()
    expect((await verify(token, given.code(offsetS))).error.code).toBe('InvalidMfaToken')
  })

  it('accepts a code once, also in another sign-in, and none before it', async () => {
    const first = await atSecondStep()
    const code = given.code(30)
    expect((await verify(first.token, code)).status).toBe(200)
    const second = await atSecondStep(first.member)
    expect((await verify(second.token, code)).error.code).toBe('InvalidMfaToken')
    expect((await verify(second.token, given.code())).error.code).toBe('InvalidMfaToken')
    server.clock.advance(minute)
    expect((await verify(second.token, given.code())).status).toBe(200)
  })

  it('opens one session for two simultaneous correct codes', async () => {
    const { token } = await atSecondStep()
    const responses = await Promise.all([verify(token, given.code()), verify(token, given.code(30))])
    expect(responses.map((one) => one.status).sort()).toEqual([200, 401])
  })

  it('expires after five minutes', async () => {
    const { token } = await atSecondStep()
    server.clock.advance(5 * minute + 6_000)
    expect((await verify(token, given.code())).error.code).toBe('SessionExpired')
  })

  it('cannot be taken twice', async () => {
    const { token } = await atSecondStep()
    await verify(token, given.code())
    server.clock.advance(minute)
    expect((await verify(token, given.code())).error.code).toBe('SessionExpired')
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 34 56', '0x1234'])('refuses %j as no code at all', async (code) => {
    const { token } = await atSecondStep()
    expect((await verify(token, code)).error).toMatchObject({
      code: 'ValidationFailed',
      details: [{ field: 'multifactorToken', code: 'SecureCodeInvalid' }],
    })
  })

  it('refuses fields it does not know', async () => {
    const { token } = await atSecondStep()
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/sign-in/multifactor',
      headers: { authorization: `Bearer ${token}` },
      payload: { multifactorToken: given.code(), role: 'root' },
    })
    expect(response.json().details).toMatchObject([{ field: 'role', code: 'UnknownField' }])
  })
})

describe('guessing codes', () => {
  it('is locked after five, for longer each time, with a way back', async () => {
    const { member, token } = await atSecondStep()
    for (let guess = 0; guess < 5; guess++) expect((await verify(token, '000000')).error.code).toBe('InvalidMfaToken')
    const locked = await verify(token, given.code())
    expect(locked.status).toBe(429)
    expect(locked.error).toMatchObject({ code: 'MfaLocked', details: { retryAfterSeconds: 60 } })
    expect(locked.headers['retry-after']).toBe('60')
    // Another sign-in of the same member does not reset the limit.
    expect((await verify((await atSecondStep(member)).token, given.code())).error.code).toBe('MfaLocked')
    server.clock.advance(61_000)
    expect((await verify(token, '000000')).error.code).toBe('InvalidMfaToken')
    expect((await verify(token, given.code())).error).toMatchObject({ code: 'MfaLocked', details: { retryAfterSeconds: 120 } })
    server.clock.advance(121_000)
    const again = await atSecondStep(member)
    expect((await verify(again.token, given.code())).status).toBe(200)
  })

  it('is limited under concurrent guesses', async () => {
    const { token } = await atSecondStep()
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(token, '000000')))
    const judged = responses.filter((one) => one.error.code === 'InvalidMfaToken')
    expect(judged).toHaveLength(5)
    expect(responses.filter((one) => one.error.code === 'MfaLocked')).toHaveLength(15)
  })

  it('does not lock anybody else', async () => {
    const guessed = await atSecondStep()
    for (let guess = 0; guess < 6; guess++) await verify(guessed.token, '000000')
    expect((await verify((await atSecondStep()).token, given.code())).status).toBe(200)
  })
})

describe('setting it up', () => {
  async function fresh() {
    const member = await given.member()
    const { accessToken: token } = await signInWith(openBrowser(server), member.email, goodPassword)
    return { member, token }
  }

  it('starts with one encrypted secret, however often it is requested', async () => {
    const { member, token } = await fresh()
    const first = await server.call(startMultifactor, { token })
    const second = await server.call(startMultifactor, { token })
    expect(second.body.secret).toBe(first.body.secret)
    expect(first.body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(first.body.otpauthUri).toBe(
      `otpauth://totp/Wattdesk:${encodeURIComponent(member.email)}?issuer=Wattdesk&secret=${first.body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(first.body.qrSvg).toMatch(/^<svg .*<\/svg>$/s)
    const [row] = await server.sql<{ text: string }>(
      "select encode(sealed_secret, 'escape') as text from multifactors where member_id = $1",
      [member.id],
    )
    expect(row?.text).not.toContain(first.body.secret)
    // Sign-in asks for a code only after the first one was confirmed.
    expect((await signInWith(openBrowser(server), member.email, goodPassword)).multiFactor).toBe(false)
  })

  it('is active after the first code, with recovery codes that work once each', async () => {
    const { member, token } = await fresh()
    const { secret } = (await server.call(startMultifactor, { token })).body
    const code = (offsetS = 0) => codeAt(secret, new Date(server.clock.now().getTime() + offsetS * 1_000))
    const wrong = await server.call(validateMultifactor, { token, body: { multifactorToken: code(300) } })
    expect(wrong.error.code).toBe('InvalidMfaToken')
    const first = code()
    const { body } = await server.call(validateMultifactor, { token, body: { multifactorToken: first } })
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect((await server.call(getProfile, { token })).body.multifactor).toMatchObject({ isActive: true, recoveryCodesLeft: 10 })
    expect((await server.call(startMultifactor, { token })).error.code).toBe('MultifactorAlreadyActive')
    // The other sessions were opened without the second factor.
    expect((await server.call(getProfile, { token: member.token })).error.code).toBe('SessionExpired')

    const signingIn = await atSecondStep(member)
    expect((await verify(signingIn.token, first)).error.code).toBe('InvalidMfaToken')
    const [recovery = ''] = body.recoveryCodes
    const recovered = await verify(signingIn.token, ` ${recovery.toUpperCase()} `)
    expect(recovered.status).toBe(200)
    expect((await verify((await atSecondStep(member)).token, recovery)).error.code).toBe('InvalidMfaToken')
    const signed = recovered.body.accessToken
    expect((await server.call(getProfile, { token: signed })).body.multifactor.recoveryCodesLeft).toBe(9)
    const log = await server.call(listMyActivities, { token: signed, query: {} })
    expect(log.body.items.map((one) => one.event)).toEqual(
      expect.arrayContaining(['multifactor.activated', 'session.signed-in-by-recovery-code']),
    )
    expect(JSON.stringify(log.body)).not.toContain(secret)
    const stored = JSON.stringify(await server.sql("select encode(hash, 'escape') as hash from recovery_codes"))
    for (const one of body.recoveryCodes) expect(stored).not.toContain(one.replace('-', ''))
  })

  it('can be repeated within the hour with the next code, as when the recovery codes never arrived', async () => {
    const { member, token } = await fresh()
    const { secret } = (await server.call(startMultifactor, { token })).body
    const activate = (by = token) =>
      server.call(validateMultifactor, { token: by, body: { multifactorToken: codeAt(secret, server.clock.now()) } })
    const [lost = ''] = (await activate()).body.recoveryCodes
    // A code works once.
    expect((await activate()).error.code).toBe('InvalidMfaToken')
    server.clock.advance(30_000)
    const again = await activate()
    expect(new Set(again.body.recoveryCodes).size).toBe(10)
    expect((await server.call(getProfile, { token })).body.multifactor).toMatchObject({ isActive: true, recoveryCodesLeft: 10 })
    expect((await verify((await atSecondStep(member)).token, lost)).error.code).toBe('InvalidMfaToken')
    const signed = await verify((await atSecondStep(member)).token, again.body.recoveryCodes[0] ?? '')
    expect(signed.status).toBe(200)
    server.clock.advance(60 * minute)
    const later = (await verify((await atSecondStep(member)).token, again.body.recoveryCodes[1] ?? '')).body.accessToken
    expect((await activate(later)).error.code).toBe('MultifactorAlreadyActive')
  })

  it('allows a few guesses of the first code, even concurrent ones', async () => {
    const { token } = await fresh()
    await server.call(startMultifactor, { token })
    const guess = () => server.call(validateMultifactor, { token, body: { multifactorToken: '000000' } })
    const responses = await Promise.all(Array.from({ length: 12 }, guess))
    expect(responses.filter((one) => one.error.code === 'InvalidMfaToken')).toHaveLength(5)
    expect(responses.filter((one) => one.error.code === 'MfaLocked')).toHaveLength(7)
    expect((await server.call(getProfile, { token })).body.multifactor.isActive).toBe(false)
  })

  it('deletes a secret that is not confirmed within the hour', async () => {
    const { member, token } = await fresh()
    const { secret } = (await server.call(startMultifactor, { token })).body
    server.clock.advance(60 * minute)
    const { accessToken } = await signInWith(openBrowser(server), member.email, goodPassword)
    const late = await server.call(validateMultifactor, {
      token: accessToken,
      body: { multifactorToken: codeAt(secret, server.clock.now()) },
    })
    expect(late.error.code).toBe('MultifactorNotActive')
    expect((await server.call(startMultifactor, { token: accessToken })).body.secret).not.toBe(secret)
  })

  it('needs to be started', async () => {
    const { token } = await fresh()
    expect((await server.call(validateMultifactor, { token, body: { multifactorToken: '123456' } })).error.code).toBe(
      'MultifactorNotActive',
    )
    expect((await server.call(removeMultifactor, { token })).error.code).toBe('MultifactorNotActive')
  })

  it('is removed only with fresh authentication', async () => {
    const { member, token } = await atSecondStep()
    const signed = (await verify(token, given.code())).body.accessToken
    expect((await server.call(removeMultifactor, { token: signed })).status).toBe(204)
    const log = await server.call(listMyActivities, { token: signed, query: {} })
    expect(log.body.items[0]).toMatchObject({ event: 'multifactor.removed', action: 'delete' })
    expect((await signInWith(openBrowser(server), member.email, goodPassword)).multiFactor).toBe(false)
  })
})
