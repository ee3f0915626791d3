import { Input } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { useId, useState } from 'react'
import { customersQuery } from '../areas/customers/customers.queries.ts'
import { QueryFailure } from '../lists/QueryFailure.tsx'
import layout from '../page/layout.module.css'
import classes from './customer-pick.module.css'

type Props = {
  onChoose: (id: string, customer: CustomerRow) => void
  /** Of the form's field. */
  name?: string
  fault?: string | undefined
}

export function CustomerPick({ onChoose, name, fault }: Props) {
  const faultId = useId()
  const t = useT('customers')
  const [searchValue, setSearchValue] = useState<string>()
  const found = useQuery({ ...customersQuery({ searchValue, limit: 10 }), enabled: searchValue !== undefined })
  return (
    <div className={classes.pick}>
      <SearchField
        label={t('customers.list.search')}
        value={searchValue}
        onChange={setSearchValue}
        className={classes.search}
        name={name}
        faultId={fault && faultId}
      />
      {fault ? <Input.Error id={faultId}>{fault}</Input.Error> : null}
      {found.isError && !found.data ? <QueryFailure query={found} /> : null}
      {found.isLoading ? <SkeletonLines count={3} /> : null}
      {searchValue && found.data?.items.length === 0 ? <p className={layout.hint}>{t('ui.empty.filtered')}</p> : null}
      {searchValue ? (
        <ul>
          {found.data?.items.map((customer) => (
            <li key={customer.id}>
              <button type="button" onClick={() => onChoose(customer.id, customer)}>
                {customer.accountName}
                <small>{customer.site?.city ?? customer.tenant.name}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
