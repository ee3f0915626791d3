import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { importingCalls, withCallsAlone } from './calls-alone.ts'

const declarations = `
import { z } from 'zod'
import { area, zip, type Place } from './formats.ts'
const path = '/api/places'
export const model = z.object({ zip })
export const places = ['roof', 'cellar'] as const
/** Changes the model of a place. */
export const change = /*#__PURE__*/ endpoint({ name: 'change', area, path: \`\${path}/{placeId}\` })
`

it('keeps of a module its calls and what they need', () => {
  const alone = withCallsAlone(declarations, parseSync('declarations.ts', declarations).program.body)
  expect(alone.split('\n')).toEqual([
    "import { area } from './formats.ts'",
    "const path = '/api/places'",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that holds a template
    "export const change = /*#__PURE__*/ endpoint({ name: 'change', area, path: `${path}/{placeId}` })",
  ])
})

it('imports calls from where they are alone, other values from where they were, and no types', () => {
  const calls = new Map([['@wattdesk/contract/places.ts', new Set(['change', 'list'])]])
  const code =
    "import { change, list, type Place, places } from '@wattdesk/contract/places.ts'\nimport { day } from '@wattdesk/contract/formats.ts'\n"
  expect(importingCalls(code, calls)).toBe(
    "import { change, list } from '@wattdesk/contract/places.ts?calls'; import { places } from '@wattdesk/contract/places.ts'\n" +
      "import { day } from '@wattdesk/contract/formats.ts'\n",
  )
})
