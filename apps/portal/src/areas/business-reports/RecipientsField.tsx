import { Checkbox } from '@mantine/core'
import type { ReportRecipient } from '@wattdesk/contract/business-reports/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { useState } from 'react'
import layout from '../../page/layout.module.css'
import classes from './business-reports.module.css'

type Props = { members: readonly ReportRecipient[]; ownId: string; chosen: readonly string[]; onChange: (ids: string[]) => void }

/** Fewer are seen at a glance. */
const searchedFrom = 9

export function RecipientsField({ members, ownId, chosen, onChange }: Props) {
  const t = useT('businessReports')
  const [wanted, setWanted] = useState('')
  const found = members.filter(({ name }) => name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()))
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={classes.recipients}>
      <legend>{t('businessReports.schedule.recipients')}</legend>
      <p className={layout.hint}>{t('businessReports.schedule.recipientsHint')}</p>
      {members.length >= searchedFrom ? (
        <SearchField label={t('businessReports.schedule.search')} value={wanted} onChange={(next) => setWanted(next ?? '')} />
      ) : null}
      {found.length === 0 ? <p className={layout.hint}>{t('businessReports.schedule.noMatch')}</p> : null}
      <div className={classes.members}>
        {found.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={id === ownId ? t('businessReports.schedule.you', { name }) : name}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
