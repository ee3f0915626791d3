import { IconDownload, IconX } from '@tabler/icons-react'
import type { DeviceLimit, LimitOutcome, LimitState } from '@wattdesk/contract/device-limits/models.ts'
import { formatNumber, formatPowerW, isoDay, noValue } from '@wattdesk/i18n/formats.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { useAction } from '../../forms/use-action.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import classes from './device-limits.module.css'
import { limitProof } from './device-limits.queries.ts'

const tones: Record<LimitState | LimitOutcome, Tone> = {
  planned: 'neutral',
  waiting: 'accent',
  set: 'accent',
  followed: 'ok',
  'not-followed': 'error',
  refused: 'error',
  unreachable: 'warning',
  kept: 'error',
  ended: 'neutral',
  restored: 'neutral',
}

export function useLimitColumns(customerId: string, onEnd: (limit: DeviceLimit) => void): Column<DeviceLimit>[] {
  const t = useT('deviceLimits')
  const { language } = useLanguage()
  const power = ({ powerW, percent }: DeviceLimit) =>
    [formatPowerW(powerW, language), percent === null ? undefined : `${formatNumber(percent, language)} %`].filter(Boolean).join(' · ')
  return [
    {
      key: 'kind',
      header: t('deviceLimits.field.kind'),
      isTitle: true,
      isWrapping: true,
      cell: (limit) => (
        <span className={classes.lines}>
          <span>{t(`deviceLimits.kind.${limit.kind}`)}</span>
          <span className={layout.hint}>{t('deviceLimits.upTo', { power: power(limit) })}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('deviceLimits.field.state'),
      cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`deviceLimits.state.${state}`)}</StatusDot>,
    },
    { key: 'time', header: t('deviceLimits.field.time'), isWrapping: true, cell: (limit) => <Span limit={limit} /> },
    { key: 'devices', header: t('deviceLimits.field.devices'), isWrapping: true, isWide: true, cell: (limit) => <Devices limit={limit} /> },
    {
      key: 'askedBy',
      header: t('deviceLimits.field.askedBy'),
      isWrapping: true,
      cell: ({ askedBy, askedAt, reference }) => (
        <span className={classes.lines}>
          <span>{askedBy.name}</span>
          {reference ? <span className={layout.hint}>{reference}</span> : null}
          <Moment at={askedAt} />
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('deviceLimits.proof'),
      isUntitled: true,
      isAlwaysShown: true,
      cell: (limit) => <Actions customerId={customerId} limit={limit} onEnd={() => onEnd(limit)} />,
    },
  ]
}

function Span({ limit: { startsAt, endsAt, endedAt } }: { limit: DeviceLimit }) {
  const t = useT('deviceLimits')
  const end = endedAt ?? endsAt
  return (
    <span className={classes.lines}>
      <Instant at={startsAt} />
      <span>
        {end === null ? (
          t('deviceLimits.standing')
        ) : (
          <>
            {t('deviceLimits.until')} <Instant at={end} />
          </>
        )}
      </span>
    </span>
  )
}

function Devices({ limit: { devices } }: { limit: DeviceLimit }) {
  const t = useT('deviceLimits')
  const { language } = useLanguage()
  return (
    <span className={classes.lines}>
      {devices.map(({ deviceId, name, outcome, measuredW, message }) => (
        <span key={deviceId ?? ''} className={classes.lines}>
          <StatusDot tone={outcome ? tones[outcome] : 'neutral'} detail={message}>
            {outcome ? t(`deviceLimits.state.${outcome}`) : noValue}
            {measuredW === null ? null : `, ${t('deviceLimits.measured', { power: formatPowerW(measuredW, language) })}`}
          </StatusDot>
          <span className={layout.hint}>{name ?? deviceId ?? t('deviceLimits.gridPoint')}</span>
        </span>
      ))}
    </span>
  )
}

type ActionsProps = { customerId: string; limit: DeviceLimit; onEnd: () => void }

function Actions({ customerId, limit, onEnd }: ActionsProps) {
  const t = useT('deviceLimits')
  const mayWrite = useCan()('write:device-limits')
  const save = useAction({
    act: () => limitProof(customerId, limit.id),
    failed: (message) => t('deviceLimits.proofFailed', { message }),
    onDone: (file) => download(`limit-${isoDay(limit.startsAt)}-${limit.id.slice(-6)}.csv`, file),
  })
  return (
    <span className={classes.actions}>
      <ActionButton isSmall reason={undefined} icon={IconDownload} isPending={save.isPending} onClick={() => save.run()}>
        {t('deviceLimits.proof')}
      </ActionButton>
      {limit.endedAt === null ? (
        <ActionButton isSmall icon={IconX} reason={mayWrite ? undefined : t('deviceLimits.noPermission')} onClick={onEnd}>
          {t('deviceLimits.endLimit')}
        </ActionButton>
      ) : null}
    </span>
  )
}
