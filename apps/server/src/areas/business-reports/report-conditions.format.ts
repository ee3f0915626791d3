import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

type Narrowed = { filter: readonly FilterTerm[]; states: readonly string[]; names: ReadonlyMap<string, string> }

const words = { type: 'dashboard.type', status: 'dashboard.status', source: 'dashboard.source', kind: 'devices.kind' } as const

/** The filters of a report in words. `names` are those of tenants and vendors that the reader may see. */
export function conditionWords({ filter, states, names }: Narrowed, { t, find }: Pick<Translator, 't' | 'find'>): string[] {
  const stated = filter.flatMap(({ field, op, value }) => {
    const group = field in words ? words[field as keyof typeof words] : undefined // checked before
    const values = [value].flat().map((one) => (group ? find(`${group}.${one}`) : names.get(String(one))) ?? '?')
    const label = find(`businessReports.filter.${field}`)
    return label ? [`${label}: ${op === 'ne' ? '≠ ' : ''}${values.join(', ')}`] : []
  })
  const inStates = states.map((state) => find(`dashboard.status.${state}`) ?? state)
  return states.length > 0 ? [...stated, `${t('businessReports.states')}: ${inStates.join(', ')}`] : stated
}
