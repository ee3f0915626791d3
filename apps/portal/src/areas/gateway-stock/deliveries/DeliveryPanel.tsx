import { Button } from '@mantine/core'
import { IconDownload, IconKey, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { GatewayDelivery } from '@wattdesk/contract/gateway-stock/deliveries/models.ts'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { CountList } from '@wattdesk/ui/page/CountList.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import layout from '../../../page/layout.module.css'
import { useKeptFocus } from '../../../page/use-kept-focus.ts'
import { refreshStock } from '../gateway-stock.queries.ts'
import { LabelsButton } from '../LabelsButton.tsx'
import { PasswordsDialog } from '../PasswordsDialog.tsx'
import { DeliveryRows } from './DeliveryRows.tsx'
import { addDelivery, deliveryFile, deliveryQuery } from './deliveries.queries.ts'

type Props = { deliveryId: string; onAgain: () => void }

/** A delivery: first its preview, then what it added. */
export function DeliveryPanel({ deliveryId, onAgain }: Props) {
  const t = useT('gatewayStock')
  const query = useQuery(deliveryQuery(deliveryId))
  const delivery = query.data
  const part = useKeptFocus(delivery?.status ?? '')
  if (query.isError && !delivery) return <QueryFailure query={query} />
  if (!delivery)
    return (
      <Panel title={t('gatewayStock.delivery.rows')}>
        <SkeletonLines count={6} />
      </Panel>
    )
  const counts =
    delivery.status === 'previewed' ? (['planned', 'known', 'faulty'] as const) : (['added', 'refused', 'known', 'faulty'] as const)
  return (
    <div className={layout.stack}>
      <Panel title={t(`gatewayStock.delivery.status.${delivery.status}`)} marks={<DeliveryMarks delivery={delivery} />}>
        <div ref={part} tabIndex={-1} className={layout.stack}>
          <CountList counts={counts.map((key) => ({ key, label: t(`gatewayStock.delivery.outcome.${key}`), value: delivery[key] }))} />
          {delivery.ignored.length > 0 ? (
            <p className={layout.hint}>{t('gatewayStock.delivery.ignored', { columns: delivery.ignored.join(', ') })}</p>
          ) : null}
          <DeliveryActions delivery={delivery} onAgain={onAgain} />
        </div>
      </Panel>
      <DeliveryRows delivery={delivery} />
    </div>
  )
}

function DeliveryMarks({ delivery }: { delivery: GatewayDelivery }) {
  const t = useT('gatewayStock')
  return (
    <span className={layout.meta}>
      <span>{delivery.fileName}</span>
      <span>{delivery.tenant.name}</span>
      <Instant at={delivery.createdAt} />
      <span>{t('gatewayStock.delivery.by', { name: delivery.member.name })}</span>
      {delivery.status === 'previewed' ? (
        <span>
          {t('gatewayStock.delivery.expires')} <Countdown until={delivery.expiresAt} isShort />
        </span>
      ) : null}
    </span>
  )
}

function DeliveryActions({ delivery, onAgain }: { delivery: GatewayDelivery; onAgain: () => void }) {
  const t = useT('gatewayStock')
  const [asks, setAsks] = useState<'add' | 'passwords'>()
  const add = useAction({
    act: () => addDelivery(delivery.id),
    done: t('gatewayStock.delivery.added'),
    failed: (reason) => t('gatewayStock.delivery.notAdded', { reason }),
    refresh: refreshStock,
    onEnd: () => setAsks(undefined),
  })
  const save = useAction({
    act: () => deliveryFile(delivery.id),
    onDone: (file) => download(`gateways-${isoDay(delivery.createdAt)}.csv`, file),
  })
  const isExpired = new Date(delivery.expiresAt) <= new Date(nowMs())
  const isPreview = delivery.status === 'previewed'
  const isAddable = isPreview && delivery.planned > 0 && !isExpired
  const chosen = { deliveryId: delivery.id }
  return (
    <div className={layout.buttons}>
      {isPreview && !isAddable ? (
        <span className={layout.hint}>{t(isExpired ? 'gatewayStock.delivery.expired' : 'gatewayStock.delivery.nothing')}</span>
      ) : null}
      <Button size="xs" variant="default" onClick={onAgain}>
        {t('gatewayStock.delivery.again')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={15} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.run()}
      >
        {t('gatewayStock.delivery.download')}
      </Button>
      {delivery.added > 0 ? (
        <>
          <LabelsButton chosen={chosen} icon={IconPrinter} />
          <Button size="xs" variant="default" leftSection={<IconKey size={15} aria-hidden />} onClick={() => setAsks('passwords')}>
            {t('gatewayStock.password.actionMany')}
          </Button>
          <Link to="/dashboard/gateways/list" search={{ delivery: delivery.id }}>
            {t('gatewayStock.delivery.show')}
          </Link>
        </>
      ) : null}
      {isAddable ? (
        <Button size="xs" onClick={() => setAsks('add')}>
          {t('gatewayStock.delivery.add', { count: delivery.planned })}
        </Button>
      ) : null}
      <Suspense>{asks === 'passwords' ? <PasswordsDialog chosen={chosen} onClose={() => setAsks(undefined)} /> : null}</Suspense>
      {asks === 'add' ? (
        <ConfirmDialog
          title={t('gatewayStock.delivery.addTitle')}
          confirmLabel={t('gatewayStock.delivery.add', { count: delivery.planned })}
          isPending={add.isPending}
          onConfirm={add.run}
          onClose={() => setAsks(undefined)}
        >
          <p>{t('gatewayStock.delivery.addText', { count: delivery.planned, tenant: delivery.tenant.name })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
