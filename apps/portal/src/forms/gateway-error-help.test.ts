import { gatewayErrorCodes } from '@wattdesk/contract/errors.ts'
import { wholeLanguages } from '@wattdesk/contract/languages.ts'
import { catalogues } from '@wattdesk/i18n/catalogues.ts'
import { expect, it } from 'vitest'
import { CallError, readError } from '../api/call-error.ts'
import { evidenceOf, helpCodeOf, helpers } from './gateway-error-help.ts'

const failed = (code: string, more: object = {}) =>
  readError(409, JSON.stringify({ code, message: code, requestId: 'r-1', ...more }), undefined)

it('every gateway error has its cause, who can fix it and the next step, in every language', () => {
  expect(gatewayErrorCodes).toHaveLength(18)
  expect(Object.keys(helpers).sort()).toEqual([...gatewayErrorCodes, 'unknown'].sort())
  for (const code of gatewayErrorCodes) expect(helpCodeOf(failed(code))).toBe(code)
  for (const language of wholeLanguages) {
    const { code: help, by } = Object(catalogues[language].gatewayErrors)
    const sentences = [...gatewayErrorCodes, 'unknown'].map((code) => [
      code,
      help[code]?.cause,
      help[code]?.step,
      by[Object(helpers)[code]],
    ])
    expect(sentences.filter((messages) => messages.some((one) => !one))).toEqual([])
    // The texts differ.
    expect(new Set(sentences.map(([, cause]) => cause)).size).toBe(19)
    expect(Object.keys(Object(catalogues[language].errors))).toEqual(expect.arrayContaining([...gatewayErrorCodes, 'unknown']))
  }
})

it('an unknown code has the help of unknown ones; other codes and failures without a code have none', () => {
  expect(helpCodeOf(failed('SomethingNew'))).toBe('unknown')
  expect(helpCodeOf(failed('InstallationChanged'))).toBeUndefined()
  expect(helpCodeOf(new CallError('offline', { status: 0 }))).toBeUndefined()
  expect(helpCodeOf(new Error('bug'))).toBeUndefined()
})

it('the evidence names the request and the fields, and nothing that was typed', () => {
  const details = [{ field: 'customerNumber', code: 'Invalid', message: 'KD secret' }]
  const at = new Date('2026-11-22T10:00:00Z')
  expect(evidenceOf(failed('InvalidCustomerNumber', { details }), at, '/dashboard/customers/1/smartenergy').split('\n')).toEqual([
    'code: InvalidCustomerNumber',
    'status: 409',
    'fields: customerNumber: Invalid',
    'request: r-1',
    'at: 2026-11-22T10:00:00.000Z',
    'screen: /dashboard/customers/1/smartenergy',
  ])
})
