import { gatewayPlacesModel } from '@wattdesk/contract/gateways/models.ts'
import { expect, test } from 'vitest'
import { ofTypedUnits, typedPlaces, wantedPlaces } from './typed-places.ts'

test('units are typed in one field, and a fault of one of them is shown there', () => {
  const places = [{ host: '192.168.1.20', port: 1502, units: [71, 200] }]
  expect(typedPlaces(places).places).toEqual([{ host: '192.168.1.20', port: '1502', units: '71, 200' }])
  expect(gatewayPlacesModel.parse(wantedPlaces(typedPlaces(places)))).toEqual({ places, known: places })
  const typed = { places: [{ host: '192.168.1.20', port: 'x', units: '71;a 300' }], known: [] }
  const faults = gatewayPlacesModel.safeParse(wantedPlaces(typed)).error?.issues.map(({ path }) => path.join('.')) ?? []
  const fields = faults.map((field) => ofTypedUnits({ field, code: 'NotANumber', message: '' }).field)
  expect(fields).toEqual(['places.0.port', 'places.0.units', 'places.0.units'])
})
