import { useQuery } from '@tanstack/react-query'
import { activityActions, activitySources } from '@wattdesk/contract/activities.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FilterChoice } from '@wattdesk/ui/list/FilterChoice.tsx'
import { FilterPeriod } from '@wattdesk/ui/list/FilterPeriod.tsx'
import { chosenOf } from '../../lists/list-search.ts'
import { activityFiltersQuery } from './activities.queries.ts'
import type { ActivitiesSearch } from './activities-address.ts'

type Props = { search: ActivitiesSearch; onNarrow: (change: ActivitiesSearch) => void; hasMembers: boolean }

/** What an activity log can be narrowed by. */
export function ActivityFilters({ search, onNarrow, hasMembers }: Props) {
  const t = useT('activities')
  const { data: known } = useQuery({ ...activityFiltersQuery, enabled: hasMembers })
  const joined = (values: readonly string[]) => values.join(',') || undefined
  return (
    <>
      <FilterPeriod
        label={t('activities.field.at')}
        period={{ from: search.from, until: search.until }}
        onChoose={({ from, until }) => onNarrow({ from, until })}
      />
      <FilterChoice
        label={t('activities.field.action')}
        choices={activityActions.map((value) => ({ value, label: t(`activities.action.${value}`) }))}
        chosen={chosenOf(search.action, activityActions)}
        onChoose={(action) => onNarrow({ action: joined(action) })}
      />
      <FilterChoice
        label={t('activities.field.source')}
        choices={activitySources.map((value) => ({ value, label: t(`activities.source.${value}`) }))}
        chosen={chosenOf(search.source, activitySources)}
        onChoose={(source) => onNarrow({ source: joined(source) })}
      />
      {known && known.members.length > 0 ? (
        <FilterChoice
          label={t('activities.filter.member')}
          choices={known.members.map((member) => ({ value: member.id, label: member.name }))}
          chosen={search.member?.split(',') ?? []}
          onChoose={(member) => onNarrow({ member: joined(member) })}
        />
      ) : null}
    </>
  )
}
