import { Button } from '@mantine/core'
import { IconKey, IconPrinter, IconTransfer, IconX } from '@tabler/icons-react'
import type { StockGateway } from '@wattdesk/contract/gateway-stock/models.ts'
import { type GatewayMove, gatewayMoves, gatewayMoveTable } from '@wattdesk/contract/gateway-stock/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Suspense, useState } from 'react'
import { useCan } from '../../session/use-session.ts'
import classes from './gateway-stock.module.css'
import { LabelsButton } from './LabelsButton.tsx'

const MoveGatewaysDialog = lazyDialog(async () => ({ default: (await import('./MoveGatewaysDialog.tsx')).MoveGatewaysDialog }))
const PasswordsDialog = lazyDialog(async () => ({ default: (await import('./PasswordsDialog.tsx')).PasswordsDialog }))

type Props = { ids: readonly string[]; shown: readonly StockGateway[]; onClear: () => void }

/** `shown`: the selected gateways on this page. */
export function StockSelectionBar({ ids, shown, onClear }: Props) {
  const t = useT('gatewayStock')
  const mayChange = useCan()('write:gateway-stock')
  const [asks, setAsks] = useState<GatewayMove | 'passwords'>()
  const refusal = mayChange ? undefined : t('gatewayStock.noPermission')
  // The states of gateways on other pages are unknown here; the server checks each.
  const isPossible = (move: GatewayMove) =>
    shown.length < ids.length || shown.some(({ state }) => gatewayMoveTable[move].from.includes(state))
  return (
    <section className={classes.bar} aria-label={t('gatewayStock.selected', { count: ids.length })}>
      <p role="status">
        <b>{t('gatewayStock.selected', { count: ids.length })}</b>
      </p>
      <div className={classes.barActions}>
        <Menu
          label={t('gatewayStock.more')}
          items={gatewayMoves.map((move) => ({
            key: move,
            label: t(`gatewayStock.move.${move}`),
            disabledReason: refusal ?? (isPossible(move) ? undefined : t('gatewayStock.moveNotFrom')),
            onSelect: () => setAsks(move),
          }))}
          trigger={(props) => (
            <Button size="xs" variant="default" leftSection={<IconTransfer size={15} aria-hidden />} {...props}>
              {t('gatewayStock.more')}
            </Button>
          )}
        />
        <LabelsButton chosen={{ gatewayIds: [...ids] }} icon={IconPrinter} />
        <Tooltip label={refusal}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconKey size={15} aria-hidden />}
            disabled={refusal !== undefined}
            onClick={() => setAsks('passwords')}
          >
            {t('gatewayStock.password.actionMany')}
          </Button>
        </Tooltip>
        <Button size="xs" variant="subtle" leftSection={<IconX size={15} aria-hidden />} onClick={onClear}>
          {t('gatewayStock.clear')}
        </Button>
      </div>
      <Suspense>
        {asks === 'passwords' ? <PasswordsDialog chosen={{ gatewayIds: [...ids] }} onClose={() => setAsks(undefined)} /> : null}
        {asks && asks !== 'passwords' ? (
          <MoveGatewaysDialog move={asks} gatewayIds={[...ids]} onMoved={onClear} onClose={() => setAsks(undefined)} />
        ) : null}
      </Suspense>
    </section>
  )
}
