import { Button } from '@mantine/core'
import { IconArrowsSort, IconX } from '@tabler/icons-react'
import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FilterChoice } from '@wattdesk/ui/list/FilterChoice.tsx'
import { FilterPeriod } from '@wattdesk/ui/list/FilterPeriod.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { chosenOf } from '../../lists/list-search.ts'
import { SavedViews } from '../../lists/SavedViews.tsx'
import type { ArchivedSalesSearch } from './archived-sales-address.ts'
import { archivedSaleOrderings, archivedSalesVocabulary, orderingOf } from './archived-sales-search.ts'

type Props = { search: ArchivedSalesSearch; onChange: (search: ArchivedSalesSearch, options: { isStep: boolean }) => void }

/** Everything the archived sales can be narrowed and ordered by. */
export function ArchivedSalesTools({ search, onChange }: Props) {
  const t = useT('sales')
  const narrow = (next: ArchivedSalesSearch) => onChange({ ...search, ...next, page: undefined, sale: undefined }, { isStep: false })
  const ordering = orderingOf(search)
  return (
    <>
      <SavedViews list="archived-sales" search={search} vocabulary={archivedSalesVocabulary} onOpen={onChange} />
      <FilterChoice
        label={t('sales.field.installationKind')}
        choices={installationKinds.map((value) => ({ value, label: t(`sales.kind.${value}`) }))}
        chosen={chosenOf(search.kind, installationKinds)}
        onChoose={(kinds) => narrow({ kind: kinds.join(',') || undefined })}
      />
      <FilterPeriod label={t('sales.field.archivedAt')} period={search} onChoose={({ from, until }) => narrow({ from, until })} />
      <Menu
        label={t('sales.archive.order')}
        items={archivedSaleOrderings.map((order) => ({
          key: order,
          label: t(`sales.archive.orders.${order}`),
          isChecked: order === ordering,
          onSelect: () => narrow({ order: order === 'archivedAt:desc' ? undefined : order }),
        }))}
        trigger={(trigger) => (
          <Button {...trigger} variant="default" size="xs" leftSection={<IconArrowsSort size={15} aria-hidden />}>
            {t(`sales.archive.orders.${ordering}`)}
          </Button>
        )}
      />
      {search.sale ? (
        <Button variant="light" size="xs" rightSection={<IconX size={14} aria-hidden />} onClick={() => narrow({})}>
          {t('sales.archive.one')}
        </Button>
      ) : null}
    </>
  )
}
