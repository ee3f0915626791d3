import { Button } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { readTimeOfUse } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import { centsPerMwhOfOneCent, type TimeOfUseProblem } from '@wattdesk/contract/alarms/time-of-use/terms.ts'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { BiddingZone } from '../../figures/BiddingZone.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { customerQuery } from '../customers/customers.queries.ts'
import classes from './alarms.module.css'
import { timeOfUseQuery } from './time-of-use.queries.ts'

const TariffDialog = lazyDialog(async () => ({ default: (await import('./TariffDialog.tsx')).TariffDialog }))
type Home = ResponseOf<typeof readTimeOfUse>['sites'][number]

export function TimeOfUsePanel({ customerId }: { customerId: string }) {
  const t = useT('timeOfUse')
  const query = useQuery(timeOfUseQuery(customerId))
  const { data: customer } = useQuery(customerQuery(customerId))
  const [edited, setEdited] = useState<string>()
  const readiness = query.data
  const home = readiness?.sites.find((one) => one.siteId === edited)
  return (
    <Panel title={t('timeOfUse.title')} marks={readiness && readiness.sites.length > 0 ? <ReadyMark isReady={readiness.isReady} /> : null}>
      {query.isError && !readiness ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={3} /> : null}
      {readiness?.sites.length === 0 ? <EmptyState title={t('timeOfUse.noSite')} /> : null}
      {readiness?.sites.map((one) => (
        <HomeReadiness
          key={one.siteId}
          home={one}
          customer={customer}
          isOnly={readiness.sites.length === 1}
          onEdit={() => setEdited(one.siteId)}
        />
      ))}
      <Suspense>
        {home ? (
          <TariffDialog customerId={customerId} siteId={home.siteId} tariff={home.tariff} onClose={() => setEdited(undefined)} />
        ) : null}
      </Suspense>
    </Panel>
  )
}

function ReadyMark({ isReady }: { isReady: boolean }) {
  const t = useT('timeOfUse')
  return <StatusDot tone={isReady ? 'ok' : 'warning'}>{t(isReady ? 'timeOfUse.ready' : 'timeOfUse.notReady')}</StatusDot>
}

type HomeProps = { home: Home; customer: Customer | undefined; isOnly: boolean; onEdit: () => void }

function HomeReadiness({ home, customer, isOnly, onEdit }: HomeProps) {
  const t = useT('timeOfUse', 'customers')
  const can = useCan()
  const reason = !can('write:customers')
    ? t('customers.edit.noPermission')
    : customer && customer.status !== 'active'
      ? t('customers.edit.notActive')
      : undefined
  return (
    <section className={classes.home}>
      {isOnly ? null : (
        <h3>
          {home.siteName} <ReadyMark isReady={home.isReady} />
        </h3>
      )}
      {home.isReady ? <p className={layout.hint}>{t('timeOfUse.readyHint')}</p> : null}
      {home.problems.length > 0 ? (
        <ul className={classes.problems}>
          {home.problems.map((problem) => (
            <Problem key={problem} problem={problem} home={home} />
          ))}
        </ul>
      ) : null}
      <div className={classes.row}>
        <HomeFacts home={home} />
        <Tooltip label={reason}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPencil size={15} aria-hidden />}
            disabled={!customer || reason !== undefined}
            onClick={onEdit}
          >
            {t('timeOfUse.edit')}
          </Button>
        </Tooltip>
      </div>
    </section>
  )
}

function Problem({ problem, home }: { problem: TimeOfUseProblem; home: Home }) {
  const t = useT('timeOfUse', 'installations')
  const named = (kinds: Home['unsupported']) => kinds.map((kind) => t(`installations.kind.${kind}`)).join(', ') || t('timeOfUse.nothing')
  return (
    <li>
      <IconAlertTriangle size={16} aria-hidden />
      <b>{t(`timeOfUse.problem.${problem}`)}</b>
      <span>{t(`timeOfUse.hint.${problem}`, { unsupported: named(home.unsupported), multiple: named(home.multiple) })}</span>
    </li>
  )
}

function HomeFacts({ home }: { home: Home }) {
  const t = useT('timeOfUse', 'installations')
  const { language } = useLanguage()
  const { tariff } = home
  const price = (cents: number | null) =>
    cents === null
      ? noValue
      : t('timeOfUse.price', { price: formatNumber(cents / centsPerMwhOfOneCent, language, { maximumFractionDigits: 3 }) })
  return (
    <FactList
      facts={[
        { label: t('timeOfUse.tariff'), value: tariff ? t(`timeOfUse.kind.${tariff.kind}`) : t('timeOfUse.none') },
        ...(tariff
          ? [
              { label: t(`timeOfUse.importPrice.${tariff.kind}`), value: price(tariff.importCentsPerMwh) },
              { label: t('timeOfUse.exportPrice'), value: price(tariff.exportCentsPerMwh) },
            ]
          : []),
        { label: t('timeOfUse.biddingZone'), value: <BiddingZone zone={home.biddingZone} /> },
        {
          label: t('timeOfUse.controllable'),
          value: home.controllable.map((kind) => t(`installations.kind.${kind}`)).join(', ') || t('timeOfUse.nothing'),
        },
      ]}
    />
  )
}
