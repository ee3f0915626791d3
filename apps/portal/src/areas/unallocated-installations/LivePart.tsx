import { IconActivity, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LiveCheck, LiveDevice } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import type { LiveVerdict } from '@wattdesk/contract/unallocated-installations/commissioning/terms.ts'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { formatPowerW, formatShare } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { toasts } from '../../api/toasts.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { nameOf } from './device-name.ts'
import classes from './unallocated.module.css'
import { liveCheckQuery, type Subject } from './unallocated-installations.queries.ts'

/** Whether plausible data arrive from each device. Checked only on request. */
export function LivePart({ subject }: { subject: Subject; installation: UnallocatedInstallation }) {
  const t = useT('unallocatedInstallations', 'installations')
  const query = useQuery(liveCheckQuery(subject))
  const check = query.data
  const refresh = async () => {
    const { data } = await query.refetch()
    if (data?.status === 'live') {
      toasts.show({ key: 'live-data-arrived', message: t('unallocatedInstallations.live.arrived'), toastType: 'success' })
    }
  }
  return (
    <Panel
      title={t('unallocatedInstallations.part.live')}
      marks={check ? <LiveStatus check={check} /> : null}
      actions={
        <ActionButton
          icon={check ? IconRefresh : IconActivity}
          reason={undefined}
          isPending={query.isFetching}
          onClick={() => void refresh()}
        >
          {t(check ? 'unallocatedInstallations.live.again' : 'unallocatedInstallations.live.check')}
        </ActionButton>
      }
    >
      {query.isError ? <QueryFailure query={query} message={t('unallocatedInstallations.live.failed')} /> : null}
      {!check && !query.isError ? (
        <EmptyState icon={IconActivity} title={t('unallocatedInstallations.live.notChecked')}>
          {t('unallocatedInstallations.live.hint')}
        </EmptyState>
      ) : null}
      {check ? <CheckResult check={check} /> : null}
    </Panel>
  )
}

const statusTones: Record<LiveCheck['status'], Tone> = { live: 'ok', stale: 'warning', no_data: 'neutral' }

function LiveStatus({ check }: { check: LiveCheck }) {
  const t = useT('unallocatedInstallations')
  return <StatusDot tone={statusTones[check.status]}>{t(`unallocatedInstallations.live.status.${check.status}`)}</StatusDot>
}

function CheckResult({ check }: { check: LiveCheck }) {
  const t = useT('unallocatedInstallations')
  const { language } = useLanguage()
  return (
    <>
      <p className={layout.meta}>
        {t('unallocatedInstallations.live.checkedAt')} <Instant at={check.checkedAt} />
        {check.measuredAt ? (
          <span>
            {t('unallocatedInstallations.live.measured')} <Age at={check.measuredAt} />
          </span>
        ) : null}
        {check.consumptionW === null ? null : (
          <span>{t('unallocatedInstallations.live.consumption', { power: formatPowerW(check.consumptionW, language) })}</span>
        )}
      </p>
      {check.status === 'no_data' ? (
        <p className={layout.hint}>
          {t('unallocatedInstallations.live.noData')} {t('unallocatedInstallations.live.hint')}
        </p>
      ) : null}
      {check.devices.length === 0 ? (
        <p className={layout.hint}>
          {t('unallocatedInstallations.devices.none')}. {t('unallocatedInstallations.devices.noneHint')}
        </p>
      ) : null}
      <ul className={classes.checks}>
        {check.devices.map((device) => (
          <DeviceCheck key={device.deviceId} device={device} />
        ))}
      </ul>
    </>
  )
}

const verdictTones: Partial<Record<LiveVerdict, Tone>> = {
  Plausible: 'ok',
  Waiting: 'neutral',
  Stale: 'warning',
  PeakPowerMissing: 'warning',
  KindUnknown: 'warning',
}

function DeviceCheck({ device }: { device: LiveDevice }) {
  const t = useT('unallocatedInstallations', 'installations')
  const { language } = useLanguage()
  const { verdict } = device
  return (
    <li className={classes.check}>
      <div className={classes.checkHead}>
        <h3>{t(`installations.kind.${device.kind}`)}</h3>
        <StatusDot tone={verdictTones[verdict] ?? 'error'}>{t(`unallocatedInstallations.live.verdict.${verdict}`)}</StatusDot>
      </div>
      <div className={classes.figures}>
        <span>{nameOf(device)}</span>
        {device.powerW === null ? null : <b className="wd-figures">{formatPowerW(device.powerW, language)}</b>}
        {device.stateOfCharge === null ? null : (
          <span>
            {t('unallocatedInstallations.live.charge')} {formatShare(device.stateOfCharge, language)}
          </span>
        )}
        {device.measuredAt ? <Age at={device.measuredAt} /> : null}
      </div>
      <p className={layout.hint}>
        {t(`unallocatedInstallations.live.reason.${verdict}`, { limit: formatPowerW(device.limitW, language) })}
      </p>
    </li>
  )
}
