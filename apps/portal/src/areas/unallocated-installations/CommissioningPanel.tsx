import { IconDeviceFloppy, IconPrinter, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useSayKept } from '../../offline/use-say-kept.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { recordStages, type ShownStage } from './record-stages.ts'
import { StageList } from './StageList.tsx'
import classes from './unallocated.module.css'
import { commissioningQuery, keepCommissioning, refreshInstallation, type Subject } from './unallocated-installations.queries.ts'

type Props = { subject: Subject; installation: UnallocatedInstallation }

/**
 * Progress of the commissioning, and its record. An assigned installation shows the record, and the current state of what it still lacked.
 */
export function CommissioningPanel({ subject, installation }: Props) {
  const t = useT('unallocatedInstallations')
  const sayKept = useSayKept()
  const may = useCan()('write:unpaired-devices')
  const query = useQuery(commissioningQuery(subject))
  const isOpen = installation.installationStatus !== 'assigned'
  const keep = useAction({
    act: () => keepCommissioning(installation),
    done: t('unallocatedInstallations.commissioning.kept'),
    failed: (reason) => t('unallocatedInstallations.commissioning.notKept', { reason }),
    refresh: (client) => refreshInstallation(client, subject),
    onError: sayKept,
  })
  const record = query.data?.record
  const shown: readonly ShownStage[] | undefined = query.data && (isOpen ? query.data.stages : recordStages(query.data))
  const isOfNow = isOpen || !record || shown?.some(({ recorded }) => recorded)
  return (
    <Panel
      title={t(isOpen ? 'unallocatedInstallations.commissioning.title' : 'unallocatedInstallations.commissioning.recordTitle')}
      actions={
        <span className={classes.actions}>
          {isOpen ? (
            <>
              <ActionButton icon={IconRefresh} reason={undefined} isPending={query.isFetching} onClick={() => void query.refetch()}>
                {t('unallocatedInstallations.commissioning.again')}
              </ActionButton>
              <ActionButton
                icon={IconDeviceFloppy}
                reason={may ? undefined : t('unallocatedInstallations.noPermission')}
                isPending={keep.isPending}
                onClick={() => keep.run()}
              >
                {t('unallocatedInstallations.commissioning.keep')}
              </ActionButton>
            </>
          ) : null}
          <ActionButton icon={IconPrinter} reason={undefined} onClick={() => window.print()}>
            {t('unallocatedInstallations.commissioning.print')}
          </ActionButton>
        </span>
      }
    >
      {query.isError && !query.data ? <QueryFailure query={query} message={t('unallocatedInstallations.commissioning.failed')} /> : null}
      {query.isError && query.data ? <FailureLine message={t('unallocatedInstallations.commissioning.failed')} /> : null}
      {query.isPending ? <SkeletonLines count={5} /> : null}
      {query.data ? (
        <p className={layout.hint}>
          {record
            ? t('unallocatedInstallations.commissioning.record', {
                time: formatInstantInZones(record.recordedAt),
                name: record.recordedBy.name,
              })
            : t('unallocatedInstallations.commissioning.none')}
        </p>
      ) : null}
      {isOpen ? <p className={layout.hint}>{t('unallocatedInstallations.commissioning.hint')}</p> : null}
      {query.data && isOfNow ? (
        <p className={layout.hint}>
          {t('unallocatedInstallations.live.checkedAt')} <Instant at={query.data.checkedAt} />
        </p>
      ) : null}
      {shown ? <StageList stages={shown} /> : null}
    </Panel>
  )
}
