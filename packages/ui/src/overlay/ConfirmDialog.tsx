import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { isTyped } from './confirm-typed.ts'
import { Dialog } from './Dialog.tsx'
import { useDialogWork } from './dialog-work.ts'
import classes from './overlay.module.css'

type FormProps = {
  /** States what will happen and what will be lost, in numbers. */
  children: ReactNode
  confirmLabel: string
  onConfirm: () => void
  isPending?: boolean
  isDanger?: boolean
  /** Must be typed before the button is enabled: `label` names it, `value` is the exact text, or a number in digits. */
  typed?: { label: string; value: string | number }
  /** Other conditions are not met yet, such as a reason or a checkbox. */
  isBlocked?: boolean
}

/** Asks for confirmation of an action that is hard to undo. */
export function ConfirmDialog({ title, onClose, ...form }: FormProps & { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <ConfirmForm {...form} />
    </Dialog>
  )
}

function ConfirmForm({ children, confirmLabel, onConfirm, isPending = false, isDanger, typed, isBlocked }: FormProps) {
  const { t } = useLanguage()
  const [text, setText] = useState('')
  const [isTouched, setTouched] = useState(false)
  const leave = useDialogWork({ isDirty: text !== '', isBusy: isPending })
  const matches = !typed || isTyped(text.trim(), typed.value)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (matches && !isBlocked && !isPending) onConfirm()
  }
  return (
    <form onSubmit={submit} className={classes.confirm}>
      {children}
      {typed ? (
        <TextInput
          data-autofocus
          label={t('ui.confirm.typeName', { name: String(typed.value) })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => setTouched(text !== '')}
          error={isTouched && !matches ? t('ui.confirm.mismatch', { field: typed.label }) : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      ) : null}
      <div className={classes.confirmButtons}>
        <Button variant="default" onClick={() => leave()} disabled={isPending} data-autofocus={typed ? undefined : true}>
          {t('ui.action.cancel')}
        </Button>
        <Button type="submit" color={isDanger ? 'red' : undefined} loading={isPending} disabled={!matches || isBlocked}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
