import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { expect, it } from 'vitest'
import { kindForms } from './catalogue.ts'

it('every kind has its form, on which its list and the choices of data debug depend; gateways are paired instead', () => {
  expect(kindForms.map(({ name }) => name).sort()).toEqual(installationKinds.filter((kind) => kind !== 'gateway').sort())
})
