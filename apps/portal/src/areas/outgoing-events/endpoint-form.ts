import type { FieldFault } from '@wattdesk/contract/errors.ts'
import type { EventEndpoint } from '@wattdesk/contract/outgoing-events/models.ts'
import { type EventKind, eventKinds } from '@wattdesk/contract/outgoing-events/terms.ts'

export type EndpointValues = {
  name: string
  url: string
  /** By position in `eventKinds`, because kinds contain dots, which field names cannot. */
  kinds: Record<string, boolean>
}

export const kindField = (at: number): string => `kinds.k${at}`

const boxesOf = (kinds: readonly EventKind[]) => Object.fromEntries(eventKinds.map((kind, at) => [`k${at}`, kinds.includes(kind)]))

export const emptyValues = (): EndpointValues => ({ name: '', url: '', kinds: boxesOf([]) })

export const valuesOf = ({ name, url, kinds, version }: EventEndpoint) => ({ name, url, kinds: boxesOf(kinds), version })

export function toModel({ name, url, kinds }: EndpointValues) {
  return { name, url, kinds: eventKinds.filter((_, at) => kinds[`k${at}`]) }
}

export const toUpdate = (values: ReturnType<typeof valuesOf>) => ({ ...toModel(values), version: values.version })

/** Shows a fault of all kinds at the first checkbox. */
export const toForm = (fault: FieldFault): FieldFault => (fault.field.startsWith('kinds') ? { ...fault, field: kindField(0) } : fault)
