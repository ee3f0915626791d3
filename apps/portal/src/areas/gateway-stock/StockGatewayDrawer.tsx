import { Button } from '@mantine/core'
import { IconKey, IconPencil, IconPrinter, IconTransfer } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { StockGateway } from '@wattdesk/contract/gateway-stock/models.ts'
import { type GatewayMove, gatewayMoves, gatewayMoveTable } from '@wattdesk/contract/gateway-stock/terms.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { GatewayPlace } from './GatewayPlace.tsx'
import { GatewayStateMark } from './GatewayStateMark.tsx'
import classes from './gateway-stock.module.css'
import { stockGatewayQuery } from './gateway-stock.queries.ts'
import { LabelsButton } from './LabelsButton.tsx'
import { StockHistory } from './StockHistory.tsx'

const EditStockGatewayDialog = lazyDialog(async () => ({ default: (await import('./EditStockGatewayDialog.tsx')).EditStockGatewayDialog }))
const MoveGatewaysDialog = lazyDialog(async () => ({ default: (await import('./MoveGatewaysDialog.tsx')).MoveGatewaysDialog }))
const PasswordsDialog = lazyDialog(async () => ({ default: (await import('./PasswordsDialog.tsx')).PasswordsDialog }))
const RemoveStockGatewayDialog = lazy(async () => ({
  default: (await import('./RemoveStockGatewayDialog.tsx')).RemoveStockGatewayDialog,
}))

export function StockGatewayDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('gatewayStock', 'activities')
  const query = useQuery(stockGatewayQuery(id))
  const gateway = query.data
  return (
    <Dialog title={gateway?.serialNumber ?? t('gatewayStock.title')} onClose={onClose} size="md" isDrawer>
      {gateway ? (
        <div className={layout.stack}>
          <GatewayFacts gateway={gateway} />
          <GatewayActions gateway={gateway} onRemoved={onClose} />
          <StockHistory gatewayId={gateway.id} />
        </div>
      ) : query.isError ? (
        <QueryFailure query={query} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </Dialog>
  )
}

function GatewayFacts({ gateway }: { gateway: StockGateway }) {
  const t = useT('gatewayStock')
  const { credential } = gateway
  const word = credential.isRevoked ? 'revoked' : credential.isShown ? 'shown' : 'notShown'
  return (
    <FactList
      facts={[
        { label: t('gatewayStock.field.state'), value: <GatewayStateMark state={gateway.state} /> },
        { label: t('gatewayStock.field.place'), value: <GatewayPlace gateway={gateway} /> },
        { label: t('gatewayStock.field.startCode'), value: gateway.startCode ? <CopyableId text={gateway.startCode} /> : noValue },
        { label: t('gatewayStock.field.model'), value: gateway.model },
        { label: t('gatewayStock.field.firmware'), value: gateway.firmware ?? noValue },
        { label: t('gatewayStock.field.vendor'), value: gateway.vendorName },
        { label: t('gatewayStock.field.tenant'), value: gateway.tenant.name },
        { label: t('gatewayStock.field.credential'), value: t(`gatewayStock.credential.${word}`) },
        { label: t('gatewayStock.field.movedAt'), value: <Instant at={gateway.movedAt} /> },
        { label: t('gatewayStock.field.contactedAt'), value: <Instant at={gateway.contactedAt} /> },
        { label: t('gatewayStock.field.createdAt'), value: <Instant at={gateway.createdAt} /> },
      ]}
    />
  )
}

type Asked = GatewayMove | 'edit' | 'passwords' | 'remove'

const isMove = (asked: Asked | undefined): asked is GatewayMove => gatewayMoves.some((move) => move === asked)

function GatewayActions({ gateway, onRemoved }: { gateway: StockGateway; onRemoved: () => void }) {
  const t = useT('gatewayStock')
  const can = useCan()
  const [asks, setAsks] = useState<Asked>()
  const { id, state } = gateway
  const refusal = can('write:gateway-stock') ? undefined : t('gatewayStock.noPermission')
  const passwordRefusal = refusal ?? (state === 'in_stock' ? undefined : t('gatewayStock.password.onlyInStock'))
  const isUsed = state !== 'in_stock' || gateway.movedAt !== null
  const removal = can('delete:gateway-stock') ? (isUsed ? t('gatewayStock.remove.used') : undefined) : t('gatewayStock.remove.noPermission')
  const close = () => setAsks(undefined)
  return (
    <div className={classes.barActions}>
      <Menu
        label={t('gatewayStock.more')}
        items={[
          ...gatewayMoves.map((move) => ({
            key: move,
            label: t(`gatewayStock.move.${move}`),
            disabledReason: refusal ?? (gatewayMoveTable[move].from.includes(state) ? undefined : t('gatewayStock.moveNotFrom')),
            onSelect: () => setAsks(move),
          })),
          {
            key: 'remove',
            label: t('gatewayStock.remove.action'),
            isDanger: true,
            startsGroup: true,
            disabledReason: removal,
            onSelect: () => setAsks('remove'),
          },
        ]}
        trigger={(props) => (
          <Button size="xs" variant="default" leftSection={<IconTransfer size={15} aria-hidden />} {...props}>
            {t('gatewayStock.more')}
          </Button>
        )}
      />
      <Tooltip label={refusal}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={15} aria-hidden />}
          disabled={refusal !== undefined}
          onClick={() => setAsks('edit')}
        >
          {t('gatewayStock.edit.action')}
        </Button>
      </Tooltip>
      <LabelsButton chosen={{ gatewayIds: [id] }} icon={IconPrinter} />
      <Tooltip label={passwordRefusal}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconKey size={15} aria-hidden />}
          disabled={passwordRefusal !== undefined}
          onClick={() => setAsks('passwords')}
        >
          {t('gatewayStock.password.action')}
        </Button>
      </Tooltip>
      <Suspense>
        {asks === 'edit' ? <EditStockGatewayDialog gateway={gateway} onClose={close} /> : null}
        {asks === 'passwords' ? <PasswordsDialog chosen={{ gatewayIds: [id] }} onClose={close} /> : null}
        {asks === 'remove' ? <RemoveStockGatewayDialog gateway={gateway} onRemoved={onRemoved} onClose={close} /> : null}
        {isMove(asks) ? <MoveGatewaysDialog move={asks} gatewayIds={[id]} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}
