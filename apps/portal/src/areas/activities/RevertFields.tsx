import { IconArrowBackUp } from '@tabler/icons-react'
import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import { revertible } from '@wattdesk/contract/activity-reverts/terms.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useAction } from '../../forms/use-action.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import classes from './activities.module.css'
import { refreshReverted, revert } from './activities.queries.ts'
import { activityAreas, fieldWords, valueWords } from './activity-words.ts'

/** Reverts single fields of a change if possible; otherwise shows why not. */
export function RevertFields({ entry }: { entry: ActivityEntry }) {
  const t = useT(...activityAreas)
  const speech = useLanguage()
  const can = useCan()
  const reverting = useAction({
    act: (field: string) => revert(entry.id, field),
    done: t('activities.revert.done'),
    failed: (reason) => t('activities.revert.failed', { reason }),
    refresh: refreshReverted,
  })
  if (entry.action !== 'update' || !entry.before || !entry.after) return null
  const declared = revertible[entry.event]
  const fields = declared?.fields.filter((field) => Object.hasOwn(entry.before ?? {}, field)) ?? []
  if (!declared || fields.length === 0) return <p className={classes.note}>{t('activities.revert.unsafe')}</p>
  const reason = can(declared.permission) ? undefined : t('activities.revert.noPermission')
  return (
    <section>
      <h3 className={classes.revertTitle}>{t('activities.revert.title')}</h3>
      <ul className={classes.reverts}>
        {fields.map((field) => {
          const place = { path: field, type: entry.object.type }
          const words = t('activities.revert.field', {
            field: fieldWords(place, speech) ?? field,
            value: valueWords(place, entry.before?.[field], speech),
          })
          return (
            <li key={field}>
              <span>{words}</span>
              <ActionButton
                icon={IconArrowBackUp}
                isSmall
                reason={reason}
                label={`${t('activities.revert.action')}: ${words}`}
                isPending={reverting.isPending && reverting.input === field}
                onClick={() => reverting.run(field)}
              >
                {t('activities.revert.action')}
              </ActionButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
