import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { importingPlain, plainNames, withoutSchemas } from './plain-contract.ts'

const declarations = `
import { z } from 'zod'
import { area, zip, type Place } from './formats.ts'
const path = '/api/places'
export const model = z.object({ zip })
export const places = ['roof', 'cellar (under the house)'] as const
export const place = z.enum(places)
/** Changes the model of a place. */
export const change = /*#__PURE__*/ endpoint({ name: 'change', area, path: \`\${path}/{placeId}\` })
`

it('keeps of a module its calls, its constants and what they need', () => {
  const { body } = parseSync('declarations.ts', declarations).program
  expect([...plainNames(declarations, body)]).toEqual(['places', 'change'])
  expect(withoutSchemas(declarations, body).split('\n')).toEqual([
    "import { area } from './formats.ts'",
    "const path = '/api/places'",
    "export const places = ['roof', 'cellar (under the house)'] as const",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that holds a template
    "export const change = /*#__PURE__*/ endpoint({ name: 'change', area, path: `${path}/{placeId}` })",
  ])
})

it('imports what is plain without schemas, other values from where they were, and no types', () => {
  const plainOf = new Map([['@wattdesk/contract/places.ts', new Set(['change', 'places'])]])
  const code =
    "import { change, place, type Place, places } from '@wattdesk/contract/places.ts'\nimport { day } from '@wattdesk/contract/formats.ts'\n"
  expect(importingPlain(code, plainOf)).toBe(
    "import { change, places } from '@wattdesk/contract/places.ts?plain'; import { place } from '@wattdesk/contract/places.ts'\n" +
      "import { day } from '@wattdesk/contract/formats.ts'\n",
  )
})
