import { Button } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { csvBlob, download } from '@wattdesk/ui/chart/download.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useDialogWork } from '@wattdesk/ui/overlay/dialog-work.ts'
import { useEffect, useRef, useState } from 'react'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useAction } from '../../forms/use-action.ts'
import layout from '../../page/layout.module.css'
import classes from './gateway-stock.module.css'
import { type ChosenGateways, refreshStock, showPasswords } from './gateway-stock.queries.ts'
import { serialsOf } from './serials-of.ts'

type Props = { chosen: ChosenGateways; onClose: () => void }
type Shown = Awaited<ReturnType<typeof showPasswords>>
type Withheld = Shown['withheld']

/** The server returns passwords only once, so that only a button closes the dialog while it shows some. */
export function PasswordsDialog({ chosen, onClose }: Props) {
  const t = useT('gatewayStock')
  const [items, setItems] = useState<Shown['items']>([])
  const [withheld, setWithheld] = useState<Withheld>()
  const action = useAction({
    act: ({ gateways, renew }: { gateways: ChosenGateways; renew: boolean }) => showPasswords(gateways, renew),
    failed: (reason) => t('gatewayStock.password.failed', { reason }),
    showsErrors: true,
    refresh: refreshStock,
    onDone: (shown) => {
      setItems((before) => [...before, ...shown.items])
      setWithheld(shown.withheld)
    },
  })
  const { run } = action
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    run({ gateways: chosen, renew: false })
  }, [run, chosen])
  const renewable = withheld?.filter(({ state }) => state === 'in_stock').map(({ id }) => id) ?? []
  return (
    <Dialog title={t('gatewayStock.password.title')} onClose={onClose} size="md" isPinned={action.isPending || items.length > 0}>
      <div className={layout.stack}>
        <p>{t('gatewayStock.password.text')}</p>
        <p className={layout.hint}>{t('gatewayStock.password.enter')}</p>
        {withheld === undefined && !action.error ? <SkeletonLines count={4} /> : null}
        <FormFailure error={action.error} words={action.failed} />
        {items.length > 0 ? <PasswordTable items={items} /> : null}
        {withheld && items.length === 0 ? <p>{t('gatewayStock.password.none')}</p> : null}
        {withheld && withheld.length > 0 ? (
          <FailureLine message={t('gatewayStock.password.withheld', { count: withheld.length, serials: serialsOf(withheld) })} />
        ) : null}
        <div className={layout.buttons}>
          {renewable.length > 0 ? (
            <Button
              variant="default"
              color="red"
              title={t('gatewayStock.password.renewText')}
              leftSection={<IconRefresh size={16} aria-hidden />}
              loading={action.isPending}
              onClick={() => run({ gateways: { gatewayIds: renewable }, renew: true })}
            >
              {t('gatewayStock.password.renew')}
            </Button>
          ) : null}
          {items.length > 0 ? (
            <>
              <Button
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden />}
                onClick={() => download('gateway-passwords.csv', fileOf(items))}
              >
                {t('gatewayStock.password.save')}
              </Button>
              <StoredButton />
            </>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

function StoredButton() {
  const t = useT('gatewayStock')
  const leave = useDialogWork({ isDirty: false, isBusy: false })
  return <Button onClick={() => leave()}>{t('gatewayStock.password.stored')}</Button>
}

function PasswordTable({ items }: Pick<Shown, 'items'>) {
  const t = useT('gatewayStock')
  return (
    <table className={classes.passwords}>
      <thead>
        <tr>
          <th scope="col">{t('gatewayStock.field.serialNumber')}</th>
          <th scope="col">{t('gatewayStock.password.column')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, serialNumber, password }) => (
          <tr key={id}>
            <td className="wd-mono">{serialNumber}</td>
            <td>
              <CopyableId text={password} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const fileOf = (items: Shown['items']) =>
  csvBlob(['serialNumber,password', ...items.map(({ serialNumber, password }) => `${serialNumber},${password}`), ''].join('\r\n'))
