import { expect, test } from 'vitest'
import { readError } from './call-error.ts'

test('an error of ours: code, sentence, request ID and invalid fields', () => {
  const body = {
    code: 'ValidationFailed',
    message: 'No',
    requestId: 'r1',
    details: [{ field: 'zipCode', code: 'ZipCodeInvalid', message: '' }, 'x'],
  }
  const error = readError(400, JSON.stringify(body), 'r0')
  expect(error).toMatchObject({ status: 400, code: 'ValidationFailed', message: 'No', requestId: 'r1' })
  expect(error.faults.map((fault) => fault.field)).toEqual(['zipCode'])
})

test.each([
  ['{"msg":"from msg","message":"from message"}', 'from msg'],
  ['{"message":"from message"}', 'from message'],
  ['{"else":1}', '{"else":1}'],
  ['<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
  ['', ''],
  ['null', 'null'],
])('%s reads %s', (text, message) => {
  expect(readError(502, text, undefined).message).toBe(message)
})
