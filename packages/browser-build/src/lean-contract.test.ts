import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { leanDeclarations, withoutUnused } from './lean-contract.ts'

const declarations = `
export const zip = z.string().regex(/^[0-9]+$/, 'ZipCodeInvalid')
export const model = z.object({ zip }).superRefine((value, context) => {
  if (!value.zip) context.addIssue({ code: 'custom', message: 'Required' })
})
export const change = endpoint({
  name: 'change',
  method: 'PUT',
  summary: 'Changes it',
  query: z.strictObject({ zip }),
  body: model,
  response: z.object({ items: z.array(z.string()) }),
  errors: ['NotFound'],
})
`

it("removes the server's part, and leaves functions alone", () => {
  const lean = leanDeclarations(declarations, parseSync('declarations.ts', declarations).program)
  expect(parseSync('lean.ts', lean).errors).toEqual([])
  expect(lean.replaceAll(/\s+/g, ' ').trim()).toBe(
    "export const zip = /*#__PURE__*/ z.string().regex(/^[0-9]+$/, 'ZipCodeInvalid') " +
      'export const model = /*#__PURE__*/ z.object({ zip }).superRefine((value, context) => { ' +
      "if (!value.zip) context.addIssue({ code: 'custom', message: 'Required' }) }) " +
      "export const change = /*#__PURE__*/ endpoint({ method: 'PUT', })",
  )
})

it('removes what only the removed parts used, and no more', () => {
  const code = `import { z } from 'zod'
import { endpoint, type Method } from '../endpoint.ts'
import { id, line } from '../formats.ts'
import { profile } from './models.ts'
const path = '/profile/{id}'
const one = z.strictObject({ id })
const parts = () => one
export const change = endpoint({ method: 'GET', path: path + line })`
  expect(
    withoutUnused(code, parseSync('calls.ts', code).program.body as never)
      .split('\n')
      .filter(Boolean),
  ).toEqual([
    "import { endpoint} from '../endpoint.ts'",
    "import { line } from '../formats.ts'",
    "const path = '/profile/{id}'",
    "export const change = endpoint({ method: 'GET', path: path + line })",
  ])
})
