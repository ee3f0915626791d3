import { Button } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { DialogWork } from '@wattdesk/ui/overlay/dialog-work.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import layout from '../page/layout.module.css'
import { FormFailure } from './FormFailure.tsx'
import type { Action } from './use-action.ts'
import { useFormWork } from './use-form-work.ts'
import { useTypedWork } from './use-typed-work.ts'

export type FormPartsProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Submitting starts it. A failure is shown above the buttons, which are disabled while it runs. */
  action: Pick<Action, 'error' | 'isPending' | 'failed'>
  /** Defaults to Save. */
  submit?: string
  /** Defaults to Cancel. */
  cancel?: string
  /** Replaces closing the dialog. */
  onCancel?: () => void
  isDangerous?: boolean
  isBlocked?: boolean
  /** Why it cannot be submitted, shown at the button. */
  refusal?: string
  /** A button that searches the network again, for errors that an outdated search can cause. */
  rescan?: ReactNode
  /** Content at the other end of the button row, such as a link to the previous step. */
  more?: ReactNode
  children: ReactNode
}

type DialogFormProps = FormPartsProps & {
  /** Closing the dialog would lose input. */
  isDirty: boolean
}

/** A form within a dialog, which asks before it discards input. `SaveForm` is that of a record. */
export function DialogForm({ isDirty, ...parts }: DialogFormProps) {
  useTypedWork(isDirty)
  const leave = useFormWork({ isDirty, isBusy: parts.action.isPending })
  return <FormParts {...parts} leave={leave} />
}

/** Fields, failure and buttons of a dialog. `leave` closes it, and asks before it discards input. */
export function FormParts(props: FormPartsProps & { leave: DialogWork['leave'] }) {
  const { onSubmit, action, leave, submit, cancel, onCancel, isDangerous, isBlocked, refusal, rescan, more, children } = props
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirst(form.current), [])
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
      noValidate
      className={layout.stack}
    >
      {children}
      <FormFailure error={action.error} words={action.failed} rescan={rescan} />
      <div className={layout.buttons}>
        {more ? <span className={layout.aside}>{more}</span> : null}
        <Button variant="default" disabled={action.isPending} onClick={() => leave(onCancel)}>
          {cancel ?? t('ui.action.cancel')}
        </Button>
        <Tooltip label={refusal}>
          <Button
            type="submit"
            color={isDangerous ? 'red' : undefined}
            loading={action.isPending}
            disabled={isBlocked || refusal !== undefined}
          >
            {submit ?? t('ui.action.save')}
          </Button>
        </Tooltip>
      </div>
    </form>
  )
}

/** Moves the focus into a form that appears in an open dialog. The dialog itself moves it only when it opens. */
function focusFirst(form: HTMLFormElement | null): void {
  const body = form?.closest('dialog[open]')?.querySelector('[data-dialog-body]')
  const { activeElement } = document
  if (!form || !body || (body !== activeElement && body.contains(activeElement))) return
  form.querySelector<HTMLElement>('[data-autofocus], :is(input, select, textarea):not(:disabled)')?.focus()
}
