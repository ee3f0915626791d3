import type { FieldFault } from '@wattdesk/contract/errors.ts'
import type { GatewayPlace } from '@wattdesk/contract/gateways/models.ts'

type TypedPlace = { host: string; port: string; units: string }
/** With the places as they were read, so that those that another member saved meanwhile are not overwritten. */
export type TypedPlaces = { places: TypedPlace[]; known: readonly GatewayPlace[] }

export const emptyPlace: TypedPlace = { host: '', port: '502', units: '' }

export const typedPlaces = (places: readonly GatewayPlace[]): TypedPlaces => ({
  places: places.map(({ host, port, units }) => ({ host, port: String(port), units: units.join(', ') })),
  known: places,
})

/** Typed values in the form that is sent. Text that is not a number stays text, so that validation reports it. */
export const wantedPlaces = ({ places, known }: TypedPlaces) => ({
  places: places.map(({ host, port, units }) => ({
    host,
    port: numberOf(port),
    units: units
      .split(/[\s,;+]+/)
      .filter(Boolean)
      .map(numberOf),
  })),
  known,
})

/** All places as text, for choosing between two versions. */
export const placeWords = (places: readonly TypedPlace[]): string =>
  places.map(({ host, port, units }) => `${host}:${port}${units ? ` (${units})` : ''}`).join('; ')

const numberOf = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? Number(typed) : typed)

/** Shows the fault of one unit at the field that contains them all. */
export const ofTypedUnits = (fault: FieldFault): FieldFault => ({ ...fault, field: fault.field.replace(/\.units\..*$/, '.units') })
