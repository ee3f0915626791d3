import { describe, expect, test } from 'vitest'
import { clearingOf, missingFigures, modelOf, unreadOf, valuesOf } from './installation-form.ts'
import { kindForms } from './kinds/catalogue.ts'
import type { Installation, KindForm } from './kinds/kind-form.ts'

const kind = {
  name: 'test',
  canBeGcp: true,
  fields: [
    { name: 'serialNumber', control: 'text' },
    { name: 'powerW', control: 'number', isRequired: true },
    { name: 'capacityWh', control: 'number' },
    { name: 'inverter', control: 'choice', isShown: (values: { hasInverter?: unknown }) => values.hasInverter === true },
    { name: 'hasInverter', control: 'check', initial: false },
    { name: 'password', control: 'secret' },
    { name: 'zones', control: 'list' },
    { name: 'panels', control: 'parts', fields: [{ name: 'peakPowerW', initial: '400' }] },
  ],
} as unknown as KindForm // the parts of a kind that the form reads

const saved = {
  version: 3,
  siteId: 'site',
  vendor: { id: 'vendor' },
  serialNumber: 'SN1',
  powerW: 8_000,
  capacityWh: null,
  inverter: 'string',
  hasInverter: true,
  zones: ['a', 'b'],
  panels: [{ peakPowerW: 380 }],
} as unknown as Installation

describe('the form of a device', () => {
  test('shows the saved values, and sends the same again', () => {
    const values = valuesOf(kind, saved, 'other')
    expect(values).toMatchObject({ powerW: '8000', capacityWh: '', zones: 'a, b', password: '', panels: [{ peakPowerW: '380' }] })
    expect(modelOf(kind, values, false)).toEqual({
      ...{ serialNumber: 'SN1', powerW: 8_000, capacityWh: null, inverter: 'string', hasInverter: true },
      ...{ password: undefined, zones: ['a', 'b'], panels: [{ peakPowerW: 380 }], overwriteGcp: false, version: 3 },
    })
  })

  test('clears a stored secret only on request', () => {
    const values = { ...valuesOf(kind, saved, 'site'), [clearingOf('password')]: true }
    expect(modelOf(kind, values, false).password).toBeNull()
    expect(modelOf(kind, { ...values, [clearingOf('password')]: false, password: ' new ' }, false).password).toBe('new')
    expect(unreadOf(kind)).toEqual(['overwriteGcp', 'password', 'passwordIsCleared'])
  })

  test('omits hidden fields', () => {
    const values = { ...valuesOf(kind, saved, 'site'), hasInverter: false }
    expect(modelOf(kind, values, false).inverter).toBeNull()
  })

  test('requires missing figures, and leaves the others empty', () => {
    const values = valuesOf(kind, undefined, 'site')
    expect(missingFigures(kind, values)).toEqual([{ field: 'powerW', code: 'Required', message: 'Required' }])
    expect(modelOf(kind, { ...values, vendorId: 'vendor' }, true)).toMatchObject({ siteId: 'site', vendorId: 'vendor', capacityWh: null })
  })
})

describe('the peak power of a PV system', () => {
  const pv = kindForms.find(({ name }) => name === 'pvbattery') as KindForm // it is one of the kinds
  const sent = (details: object, typed: object = {}) => {
    const saved = { version: 3, siteId: 'site', vendor: { id: 'vendor' }, pvPanels: [], ...details } as unknown as Installation
    return modelOf(pv, { ...valuesOf(pv, saved, 'site'), ...typed }, false).pvPeakPowerW
  }

  test('stays without an inverter, which the form does not show then', () => {
    const known = { hasInverter: false, pvInverterMaxAcPowerW: null, pvPeakPowerW: 5_000 }
    expect(sent(known)).toBe(5_000)
    expect(sent({ ...known, pvPeakPowerW: null })).toBeNull()
  })

  test('follows the inverter’s maximum AC output once that is known, and goes with the inverter', () => {
    const known = { hasInverter: true, inverterKind: 'PV', pvInverterMaxAcPowerW: 8_000, pvPeakPowerW: 8_000 }
    expect(sent(known, { pvInverterMaxAcPowerW: '9000' })).toBe(9_000)
    expect(sent(known, { hasInverter: false })).toBeNull()
  })
})

test.each(kindForms)('a new $name has a value for each field of its form', (form) => {
  const values = valuesOf(form, undefined, 'site')
  for (const { name } of form.fields) expect(values).toHaveProperty(name)
})
