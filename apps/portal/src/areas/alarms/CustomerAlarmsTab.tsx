import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { HealthComponent, SiteHealth } from '@wattdesk/contract/alarms/health/models.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { type ReactNode, Suspense, useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useListing } from '../../lists/use-listing.ts'
import layout from '../../page/layout.module.css'
import { alarmColumns, alarmLink } from './alarm-columns.tsx'
import { customerAlarmList } from './alarm-lists.ts'
import { DeviceHealthMark, HealthMark } from './alarm-words.tsx'
import classes from './alarms.module.css'
import { siteHealthQuery } from './alarms.queries.ts'
import { useAlarmFilterWords } from './use-alarm-filter-words.ts'

const AlarmDrawer = lazyDialog(async () => ({ default: (await import('./AlarmDrawer.tsx')).AlarmDrawer }))
const route = getRouteApi('/dashboard/customers/$customerId/alarms')

export function CustomerAlarmsTab({ children }: { children?: ReactNode }) {
  const t = useT('alarms', 'timeline', 'customers', 'installations', 'gatewayHistory', 'dashboard')
  const { customerId } = route.useParams()
  const columns = useMemo(() => alarmColumns(t, true), [t])
  const listing = useListing(customerAlarmList, columns, { params: { customerId }, pollMs: () => 60_000 })
  const { address, open } = listing
  return (
    <div className={layout.stack}>
      <HealthPanel customerId={customerId} />
      <ListScreen
        listing={listing}
        label={t('alarms.title')}
        heading={t('alarms.title')}
        words={useAlarmFilterWords()}
        keyOf={({ id }) => id}
        link={alarmLink}
        empty={{ title: t('alarms.empty'), hint: t('alarms.emptyHint') }}
      />
      {children}
      <Suspense>{address.alarm ? <AlarmDrawer id={address.alarm} onClose={() => open({ alarm: undefined })} /> : null}</Suspense>
    </div>
  )
}

function HealthPanel({ customerId }: { customerId: string }) {
  const t = useT('alarms')
  const query = useQuery(siteHealthQuery(customerId))
  const health = query.data
  return (
    <Panel title={t('alarms.health.title')} marks={health ? <HealthMark status={health.status} /> : null}>
      {query.isError && !health ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={2} /> : null}
      {health ? <Components health={health} /> : null}
    </Panel>
  )
}

function Components({ health }: { health: SiteHealth }) {
  const t = useT('alarms')
  if (health.components.length === 0) return <p className={layout.hint}>{t('alarms.health.nothing')}</p>
  return (
    <>
      <ul className={classes.components}>
        {health.components.map((part) => (
          <Component key={`${part.kind} ${part.configurationId}`} part={part} />
        ))}
      </ul>
      {health.checkedAt ? (
        <p className={layout.hint}>
          {t('alarms.field.checkedAt')} <Age at={health.checkedAt} />
        </p>
      ) : null}
    </>
  )
}

function Component({ part }: { part: HealthComponent }) {
  const t = useT('alarms', 'timeline', 'customers', 'installations')
  const { find } = useLanguage()
  const name =
    part.kind === 'site' || part.kind === 'gateway' ? t(`alarms.health.${part.kind}`) : t(`installations.kinds.${part.kind}.title`)
  const reason = part.code ? (find(`timeline.alarm.${part.code}`) ?? find(`alarms.health.${part.code}`)) : undefined
  return (
    <li>
      <b>{name}</b>
      <DeviceHealthMark status={part.status} />
      {reason ? (
        <span>
          {reason}
          {part.since ? (
            <>
              {' · '}
              <Age at={part.since} />
            </>
          ) : null}
        </span>
      ) : null}
    </li>
  )
}
