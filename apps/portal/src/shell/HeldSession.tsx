import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { focusManager, useQueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DialogFrame } from '@wattdesk/ui/overlay/DialogFrame.tsx'
import { useEffect, useLayoutEffect } from 'react'
import layout from '../page/layout.module.css'
import { giveUpHeld } from '../session/session-store.ts'
import { signInTab } from '../sign-in/sign-in.ts'

/** Instead of a screen whose session expired while it held typed input. The sign-in opens in another tab, because it leaves the page. */
export function HeldSession({ router }: { router: AnyRouter }) {
  const t = useT('session')
  const product = t('shell.product')
  const client = useQueryClient()
  useLayoutEffect(forgetSecrets, [])
  useEffect(() => {
    // It may name a customer.
    const { title } = document
    document.title = product
    return () => {
      document.title = title
    }
  }, [product])
  useEffect(() => {
    // Hidden screens fetch nothing.
    focusManager.setFocused(false)
    return () => {
      focusManager.setFocused(undefined)
      void client.invalidateQueries()
      // The session may have expired while the screen was loading, which then failed.
      if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate()
    }
  }, [client, router])
  const discard = () => {
    giveUpHeld()
    window.location.replace('/login')
  }
  return (
    <DialogFrame title={t('session.held.title')} isPinned onClose={() => undefined}>
      <div className={layout.stack}>
        <p>{t('session.held.text')}</p>
        <div className={layout.buttons}>
          <Button variant="default" onClick={discard}>
            {t('session.held.discard')}
          </Button>
          <Button component="a" href="/login" target={signInTab} rightSection={<IconExternalLink size={16} aria-hidden />} data-autofocus>
            {t('session.held.signIn')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}

/** Passwords and keys are typed again. */
function forgetSecrets(): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const field of document.querySelectorAll('input[type=password]')) {
    // React follows events only, and only of values that were set past it.
    setValue?.call(field, '')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
