import { useQuery } from '@tanstack/react-query'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { customersQuery } from '../customers/customers.queries.ts'
import classes from './activities.module.css'

/** Finds the customer whose entries a log is narrowed to. */
export function CustomerPick({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useT('activities', 'customers')
  const [searchValue, setSearchValue] = useState<string>()
  const found = useQuery({ ...customersQuery({ searchValue, limit: 10 }), enabled: searchValue !== undefined })
  return (
    <div className={classes.pick}>
      <SearchField label={t('customers.list.search')} value={searchValue} onChange={setSearchValue} />
      {found.isError && !found.data ? <QueryFailure query={found} /> : null}
      {found.isLoading ? <SkeletonLines count={3} /> : null}
      {searchValue && found.data?.items.length === 0 ? <p className={layout.hint}>{t('ui.empty.filtered')}</p> : null}
      {searchValue ? (
        <ul>
          {found.data?.items.map(({ id, accountName, site, tenant }) => (
            <li key={id}>
              <button type="button" onClick={() => onChoose(id)}>
                {accountName}
                <small>{site?.city ?? tenant.name}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
