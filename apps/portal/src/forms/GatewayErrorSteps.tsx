import { Button } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CallError } from '../api/call-error.ts'
import { ButtonLink } from '../page/HomeLink.tsx'
import { useCan } from '../session/use-session.ts'
import classes from './gateway-error-help.module.css'
import { fieldOf, type HelpCode } from './gateway-error-help.ts'
import { OtherCustomerLink } from './OtherCustomerLink.tsx'

type Props = { error: unknown; code: HelpCode; rescan?: ReactNode }

const look = { component: 'a', variant: 'default', size: 'compact-sm', target: '_blank' } as const

/** The next steps as buttons: to the field, to the obstacle, and to the screen that can change it. Links keep the form open. */
export function GatewayErrorSteps({ error, code, rescan }: Props) {
  const t = useT('gatewayErrors')
  const can = useCan()
  const place = useRef<HTMLDivElement>(null)
  const [hasField, setHasField] = useState(false)
  const field = fieldOf(error, code)
  useEffect(() => setHasField(Boolean(inputIn(place.current, field))), [field])
  const goToField = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => inputIn(currentTarget, field)?.focus()
  const customerId = /^\/dashboard\/customers\/([\da-f-]{36})\//.exec(window.location.pathname)?.[1]
  const installationId = error instanceof CallError ? Object(error.details).installationId : undefined
  const isImporting = code === 'ConfigurationNotDeleted' || code === 'ConfigurationNotUpdated'
  return (
    <div ref={place} className={classes.steps}>
      {hasField ? (
        <Button variant="default" size="compact-sm" onClick={goToField}>
          {t('gatewayErrors.goToField')}
        </Button>
      ) : null}
      <OtherCustomerLink error={error} isButton />
      {code === 'UnsupportedDeviceType' || code === 'UnsupportedConfiguration' ? rescan : null}
      {typeof installationId === 'string' && can('read:unpaired-devices') ? (
        <ButtonLink {...look} to="/dashboard/unallocated-installations/unallocated-installations/$id" params={{ id: installationId }}>
          {t('gatewayErrors.openUnallocated')}
        </ButtonLink>
      ) : null}
      {isImporting && customerId && can('read:data-import') ? (
        <ButtonLink {...look} to="/dashboard/customers/$customerId/data-import" params={{ customerId }}>
          {t('gatewayErrors.openImport')}
        </ButtonLink>
      ) : null}
      {code === 'CustomerNotFound' && can('read:customers') ? (
        <ButtonLink {...look} to="/dashboard/customers/list">
          {t('gatewayErrors.openCustomers')}
        </ButtonLink>
      ) : null}
      {code === 'VendorNotFound' && can('read:system-settings') ? (
        <ButtonLink {...look} to="/dashboard/settings/api">
          {t('gatewayErrors.openIntegrations')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

/** The invalid input of the surrounding form, otherwise the one with the name. */
function inputIn(element: Element | null, name: string | undefined): HTMLElement | undefined {
  const form = element?.closest('form')
  const found = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  return found ?? (name && form ? form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`) : undefined) ?? undefined
}
