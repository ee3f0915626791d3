import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Dialog } from './Dialog.tsx'
import classes from './overlay.module.css'

type Props = {
  title: string
  /** What will happen and what will be lost, in numbers. */
  children: ReactNode
  confirmLabel: string
  /** On the way back; Cancel when nothing else is said. */
  cancelLabel?: string
  onConfirm: () => void
  onClose: () => void
  isPending?: boolean
  isDanger?: boolean
  /** What must be typed before the button works: `label` names it, `value` is the exact text. */
  typed?: { label: string; value: string }
  /** Further demands are not met yet (a reason to give, a box to tick). */
  isBlocked?: boolean
}

/** Asks before something that cannot be undone easily. */
export function ConfirmDialog(props: Props) {
  const { title, children, confirmLabel, cancelLabel, onConfirm, onClose, isPending, isDanger, typed, isBlocked } = props
  const { t } = useLanguage()
  const [text, setText] = useState('')
  const [isTouched, setTouched] = useState(false)
  const matches = !typed || text.trim() === typed.value

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (matches && !isBlocked && !isPending) onConfirm()
  }
  return (
    <Dialog title={title} onClose={onClose} isPinned={isPending}>
      <form onSubmit={submit} className={classes.confirm}>
        {children}
        {typed ? (
          <TextInput
            data-autofocus
            label={t('ui.confirm.typeName', { name: typed.value })}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={() => setTouched(text !== '')}
            error={isTouched && !matches ? t('ui.confirm.mismatch', { field: typed.label }) : undefined}
            autoComplete="off"
            spellCheck={false}
          />
        ) : null}
        <div className={classes.confirmButtons}>
          <Button variant="default" onClick={onClose} disabled={isPending} data-autofocus={typed ? undefined : true}>
            {cancelLabel ?? t('ui.action.cancel')}
          </Button>
          <Button type="submit" color={isDanger ? 'red' : undefined} loading={isPending} disabled={!matches || isBlocked}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
