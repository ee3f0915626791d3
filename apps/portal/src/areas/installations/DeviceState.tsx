import { IconBolt, IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Site } from '@wattdesk/contract/customers.ts'
import { staleAfterMs } from '@wattdesk/contract/installations/installation.ts'
import { formatEnergyWh, formatPowerW } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { toasts } from '../../api/toasts.ts'
import { useAction } from '../../forms/use-action.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import { deviceDayQuery } from './device-day.queries.ts'
import classes from './installations.module.css'
import { readLive } from './installations.queries.ts'
import type { Installation, KindForm } from './kinds/kind-form.ts'

type Props = { kind: KindForm; customerId: string; installation: Installation; site: Site | undefined }

/** The device's latest power and its age, its energy of today, a fresh reading, and the way to its messages. */
export function DeviceState({ kind, customerId, installation, site }: Props) {
  const t = useT('installations')
  const { language } = useLanguage()
  const client = useQueryClient()
  const can = useCan()
  const { state, deviceId, siteId } = installation
  const mayWatch = can('read:live-stream')
  const { data: day } = useQuery({ ...deviceDayQuery(customerId, siteId, deviceId, undefined), enabled: mayWatch && Boolean(state) })
  const energies = Object.values(day?.total ?? {})
  const read = useAction({
    act: () => readLive(client, customerId, kind, installation.configurationId),
    onDone: (source) => {
      if (source !== 'live') toasts.show({ message: t('installations.state.notLive'), toastType: 'warning' })
    },
  })
  return (
    <div className={classes.state}>
      <IconBolt size={16} color={kind.energy && `var(--energy-${kind.energy})`} aria-hidden />
      {state ? (
        <>
          <strong className="wd-figures">{formatPowerW(state.powerW, language)}</strong>
          <Age at={state.measuredAt} homeZone={site?.timeZone} staleAfterMs={staleAfterMs} />
        </>
      ) : (
        <span>{t('installations.state.none')}</span>
      )}
      {energies.length > 0 ? (
        <span>
          {t('installations.state.today')}{' '}
          <strong className="wd-figures">{energies.map((wh) => formatEnergyWh(wh, language)).join(' / ')}</strong>
        </span>
      ) : null}
      <ActionButton isSmall reason={undefined} icon={IconRefresh} isPending={read.isPending} onClick={() => read.run()}>
        {t('installations.state.read')}
      </ActionButton>
      {state && mayWatch ? (
        <Link
          to="/dashboard/customers/$customerId/live-stream"
          params={{ customerId }}
          search={{ site: siteId, topics: `${kind.name}/${deviceId}` }}
        >
          {t('installations.state.live')}
        </Link>
      ) : null}
    </div>
  )
}
