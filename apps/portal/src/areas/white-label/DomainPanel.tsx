import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { BrandDomain } from '@wattdesk/contract/white-label/domains/models.ts'
import type { StackState } from '@wattdesk/contract/white-label/domains/terms.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { DomainForm } from './DomainForm.tsx'
import { DomainRecords } from './DomainRecords.tsx'
import classes from './white-label.module.css'
import { brandDomainQuery, checkDomain, refreshDomain, removeDomain } from './white-label.queries.ts'

type Props = { customerId: string; reason: string | undefined }

const tones: Record<StackState, Tone> = {
  CREATE_IN_PROGRESS: 'accent',
  CREATE_COMPLETE: 'ok',
  CREATE_FAILED: 'error',
  UPDATE_IN_PROGRESS: 'accent',
  UPDATE_COMPLETE: 'ok',
  DELETE_IN_PROGRESS: 'accent',
  DELETE_COMPLETE: 'neutral',
}

/** The partner's domain: how far its connection is, what is to do, and how to change or remove it. */
export function DomainPanel({ customerId, reason }: Props) {
  const t = useT('whiteLabel')
  const query = useQuery(brandDomainQuery(customerId))
  const domain = query.data
  return (
    <Panel title={t('whiteLabel.domain.title')} marks={domain?.state ? <State state={domain.state} /> : null}>
      {query.isError && !domain ? <QueryFailure query={query} /> : null}
      {domain ? <Opened key={domain.domain} customerId={customerId} domain={domain} reason={reason} /> : null}
      {query.isPending ? <SkeletonLines count={3} /> : null}
    </Panel>
  )
}

function State({ state }: { state: StackState }) {
  const t = useT('whiteLabel')
  return <Tag tone={tones[state]}>{t(`whiteLabel.state.${state}`)}</Tag>
}

function Opened({ customerId, domain, reason }: Props & { domain: BrandDomain }) {
  const t = useT('whiteLabel')
  const { state, version } = domain
  const isMovable = state === 'CREATE_IN_PROGRESS' || state === 'CREATE_FAILED' || state === 'UPDATE_IN_PROGRESS'
  const isRemovable = domain.domain !== null && state !== 'DELETE_IN_PROGRESS'
  const [isRemoving, setRemoving] = useState(false)
  const check = useAction({
    act: () => checkDomain(customerId, version),
    done: t('whiteLabel.domain.checking'),
    refresh: (client, checked) => refreshDomain(client, customerId, checked),
  })
  return (
    <div className={layout.stack}>
      <Sentences domain={domain} />
      <DomainRecords domain={domain} />
      {state === 'DELETE_IN_PROGRESS' ? null : <DomainForm customerId={customerId} domain={domain} reason={reason} />}
      <div className={classes.domainActions}>
        {isMovable ? (
          <ActionButton reason={reason} icon={IconRefresh} isPending={check.isPending} onClick={() => check.run()}>
            {t('whiteLabel.domain.check')}
          </ActionButton>
        ) : null}
        {isRemovable ? (
          <ActionButton reason={reason} icon={IconTrash} onClick={() => setRemoving(true)}>
            {t('whiteLabel.domain.remove')}
          </ActionButton>
        ) : null}
      </div>
      {isRemoving ? <RemoveDomain customerId={customerId} domain={domain} onClose={() => setRemoving(false)} /> : null}
    </div>
  )
}

/** What the state means and what is to do. */
function Sentences({ domain }: { domain: BrandDomain }) {
  const t = useT('whiteLabel')
  const { state, fault, checkedAt, nextCheckAt, givesUpAt, givenUpDomain } = domain
  const names = { domain: domain.domain ?? '', served: domain.servedDomain ?? '' }
  return (
    <div role="status" className={layout.stack}>
      <p>{state ? t(`whiteLabel.stateHelp.${state}`, names) : t('whiteLabel.domain.none')}</p>
      {givenUpDomain ? <p className={classes.notice}>{t('whiteLabel.domain.givenUp', { domain: givenUpDomain })}</p> : null}
      {fault ? <p className={classes.notice}>{t(`whiteLabel.fault.${fault}`)}</p> : null}
      {nextCheckAt ? (
        <p className={layout.hint}>
          {checkedAt ? (
            <>
              {t('whiteLabel.domain.checkedAt')} <Instant at={checkedAt} />
              {' · '}
            </>
          ) : null}
          {t('whiteLabel.domain.givesUpAt')} <Instant at={givesUpAt} />
        </p>
      ) : null}
    </div>
  )
}

function RemoveDomain({ customerId, domain, onClose }: { customerId: string; domain: BrandDomain; onClose: () => void }) {
  const t = useT('whiteLabel')
  const remove = useAction({
    act: () => removeDomain(customerId, domain.version),
    done: t('whiteLabel.domain.removed'),
    refresh: (client, removed) => refreshDomain(client, customerId, removed),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('whiteLabel.domain.removeTitle', { domain: domain.servedDomain ?? domain.domain ?? '' })}
      confirmLabel={t('whiteLabel.domain.remove')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{t('whiteLabel.domain.removeText')}</p>
    </ConfirmDialog>
  )
}
