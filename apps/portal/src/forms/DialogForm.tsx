import { Button } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { FormEvent, ReactNode } from 'react'
import { FormFailure } from './FormFailure.tsx'
import classes from './forms.module.css'

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What submitting sets going: why it failed stands above the buttons, and nothing can be pressed while it runs. */
  action: { error: unknown; isPending: boolean }
  failed?: (reason: string) => string
  /** What stands there instead of the failure, where there is more to do about it than to read it. */
  remedy?: ReactNode
  /** On the button; Save when nothing else is said. */
  submit?: string
  isDangerous?: boolean
  isBlocked?: boolean
  onCancel: () => void
  children: ReactNode
}

/** The form of a dialog: its fields, why it was not accepted, the way back and the way on. */
export function DialogForm({ onSubmit, action, failed, remedy, submit, isDangerous, isBlocked, onCancel, children }: Props) {
  const t = useT()
  return (
    <form onSubmit={onSubmit} noValidate className={classes.dialogForm}>
      {children}
      {remedy ?? <FormFailure error={action.error} words={failed} />}
      <div className={classes.buttons}>
        <Button variant="default" disabled={action.isPending} onClick={onCancel}>
          {t('ui.action.cancel')}
        </Button>
        <Button type="submit" color={isDangerous ? 'red' : undefined} loading={action.isPending} disabled={isBlocked}>
          {submit ?? t('ui.action.save')}
        </Button>
      </div>
    </form>
  )
}
