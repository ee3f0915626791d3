import { useQuery } from '@tanstack/react-query'
import { customerSources, customerStatuses, customerTypes, idpStatuses, installationStatuses } from '@wattdesk/contract/customers.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FilterChoice } from '@wattdesk/ui/list/FilterChoice.tsx'
import { FilterPeriod } from '@wattdesk/ui/list/FilterPeriod.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import classes from './customers.module.css'
import { tenantsQuery } from './customers.queries.ts'
import type { CustomersSearch } from './customers-address.ts'
import { filtersOf } from './customers-search.ts'

type Props = {
  search: CustomersSearch
  onNarrow: (change: CustomersSearch) => void
  /** All of them belong to the same tenant. */
  isOfOneTenant?: boolean
}

/** Everything the customers list can be narrowed by. */
export function CustomerFilters({ search, onNarrow, isOfOneTenant }: Props) {
  const t = useT('customers')
  const { data: tenants } = useQuery(tenantsQuery)
  const filters = filtersOf(search)
  const joined = (values: readonly string[]) => values.join(',') || undefined
  const choices = <Value extends string>(values: readonly Value[], word: (value: Value) => string) =>
    values.map((value) => ({ value, label: word(value) }))
  return (
    <>
      <SearchField className={classes.search} label={t('customers.list.search')} value={search.q} onChange={(q) => onNarrow({ q })} />
      <FilterChoice
        label={t('customers.field.type')}
        choices={choices(customerTypes, (value) => t(`customers.type.${value}`))}
        chosen={filters.type}
        onChoose={(type) => onNarrow({ type: joined(type) })}
      />
      <FilterChoice
        label={t('customers.field.status')}
        choices={choices(customerStatuses, (value) => t(`customers.status.${value}`))}
        chosen={filters.status}
        onChoose={(status) => onNarrow({ status: joined(status) })}
      />
      {tenants && tenants.items.length > 1 && !isOfOneTenant ? (
        <FilterChoice
          label={t('customers.field.tenant')}
          choices={tenants.items.map((tenant) => ({ value: tenant.id, label: tenant.name }))}
          chosen={filters.tenant}
          onChoose={(tenant) => onNarrow({ tenant: joined(tenant) })}
        />
      ) : null}
      <FilterChoice
        label={t('customers.field.source')}
        choices={choices(customerSources, (value) => t(`customers.source.${value}`))}
        chosen={filters.source}
        onChoose={(source) => onNarrow({ source: joined(source) })}
      />
      <FilterChoice
        label={t('customers.field.idpStatus')}
        choices={choices(idpStatuses, (value) => t(`customers.idpStatus.${value}`))}
        chosen={filters.idp}
        onChoose={(idp) => onNarrow({ idp: joined(idp) })}
      />
      <FilterChoice
        label={t('customers.field.installationStatus')}
        choices={choices(installationStatuses, (value) => t(`customers.installationStatus.${value}`))}
        chosen={filters.installation}
        onChoose={(installation) => onNarrow({ installation: joined(installation) })}
      />
      <FilterPeriod
        label={t('customers.field.createdAt')}
        period={filters.period}
        onChoose={({ from, until }) => onNarrow({ from, until })}
      />
    </>
  )
}
