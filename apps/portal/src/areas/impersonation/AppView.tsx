import { Button } from '@mantine/core'
import { IconDeviceMobile, IconMaximize } from '@tabler/icons-react'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { toasts } from '../../api/toasts.ts'
import layout from '../../page/layout.module.css'
import { PhoneFrame } from '../../page/PhoneFrame.tsx'
import { EnvironmentChoice } from './EnvironmentChoice.tsx'
import classes from './impersonation.module.css'
import type { StartedView } from './impersonation.queries.ts'
import { PhoneLink } from './PhoneLink.tsx'
import { useEndView } from './use-end-view.ts'
import { useEnvironment } from './use-environment.ts'

type Props = { customer: Customer; view: StartedView; onEnded: () => void }

/** The customer's app in a phone's frame with its remaining time, its environment, and buttons for a real phone and for the full screen. */
export function AppView({ customer, view, onEnded }: Props) {
  const t = useT('impersonation')
  const { language } = useLanguage()
  const end = useEndView(customer.id, onEnded)
  useEffect(() => {
    const timer = setTimeout(() => {
      toasts.show({ message: t('impersonation.ended'), toastType: 'success' })
      onEnded()
    }, Date.parse(view.expiresAt) - nowMs())
    return () => clearTimeout(timer)
  }, [view, onEnded, t])
  const phone = useRef<HTMLDivElement>(null)
  const { draft, ...environment } = useEnvironment(customer.id)
  const message = useMemo(
    () => ({ type: 'wattdesk:view' as const, accessToken: view.token, expiresAt: view.expiresAt, draft }),
    [view, draft],
  )
  const [hasLink, setHasLink] = useState(false)
  return (
    <div className={classes.view}>
      <PhoneFrame
        path="/"
        tenantId={customer.tenant.id}
        language={language}
        title={t('impersonation.frame', { customer: customer.accountName })}
        message={message}
        phoneRef={phone}
      />
      <div className={classes.beside}>
        <p className={classes.remaining} role="status">
          {t('impersonation.endsIn')} <Countdown until={view.expiresAt} isShort />
        </p>
        <p className={layout.hint}>{t('impersonation.readOnly')}</p>
        <EnvironmentChoice {...environment} />
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconMaximize size={16} aria-hidden />}
            onClick={() => void phone.current?.requestFullscreen()}
          >
            {t('impersonation.fullScreen')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDeviceMobile size={16} aria-hidden />}
            onClick={() => setHasLink(true)}
            disabled={hasLink}
          >
            {t('impersonation.onPhone')}
          </Button>
          <Button variant="default" loading={end.isPending} onClick={() => end.run(view.id)}>
            {t('impersonation.end')}
          </Button>
        </div>
        {hasLink ? <PhoneLink customer={customer} viewId={view.id} isBesideDraft={draft !== null} /> : null}
      </div>
    </div>
  )
}
