import { ActionIcon } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { ToastStore } from '../toast/toast-store.ts'

/** Lets components without domain knowledge show toasts. */
export const ToastContext = createContext<ToastStore | undefined>(undefined)

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useLanguage()
  const toasts = useContext(ToastContext)
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      timer.current = setTimeout(() => setCopied(false), 2000)
      toasts?.show({ message: t('ui.copied'), toastType: 'success' })
    } catch {
      toasts?.show({ message: t('ui.copyFailed'), toastType: 'error' })
    }
  }
  const Glyph = isCopied ? IconCheck : IconCopy
  return (
    <ActionIcon size="sm" aria-label={label ?? t('ui.action.copy')} onClick={copy}>
      <Glyph size={15} aria-hidden />
    </ActionIcon>
  )
}
