import type { UseQueryResult } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { RecordPlace } from '../../page/RecordPlace.tsx'
import { recordHash } from '../../page/record-hash.ts'
import { AddInstallationButton } from './AddInstallationButton.tsx'
import { InstallationCard } from './InstallationCard.tsx'
import classes from './installations.module.css'
import type { Installation, KindForm } from './kinds/kind-form.ts'
import type { Reasons } from './use-installation-rights.ts'

type Props = {
  kind: KindForm
  list: UseQueryResult<Installation[]>
  customerId: string
  sites: readonly Site[] | undefined
  reasons: Reasons
  onAdd: () => void
  onEdit: (installation: Installation) => void
  onRemove: (installation: Installation) => void
}

/** A customer's installations of one kind, with their actions. */
export function InstallationsPanel({ kind, list, customerId, sites, reasons, onAdd, onEdit, onRemove }: Props) {
  const t = useT('installations')
  const add = <AddInstallationButton kind={kind} reason={reasons.add} isReady={sites !== undefined} onAdd={onAdd} />
  return (
    <Panel title={t(`installations.kinds.${kind.name}.title`)} actions={add}>
      {list.isError && !list.data ? <QueryFailure query={list} message={t('installations.fetchFailed')} /> : null}
      <div className={classes.cards}>
        {list.data?.map((installation) => (
          <RecordPlace key={installation.configurationId} hash={recordHash('installation', installation.configurationId)}>
            <InstallationCard
              kind={kind}
              customerId={customerId}
              installation={installation}
              site={sites?.find((site) => site.id === installation.siteId)}
              writeReason={reasons.edit}
              removeReason={reasons.remove}
              actionReason={reasons.act}
              guardedReason={reasons.guarded}
              onEdit={() => onEdit(installation)}
              onRemove={() => onRemove(installation)}
            />
          </RecordPlace>
        ))}
      </div>
    </Panel>
  )
}
