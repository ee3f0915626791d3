import { Button } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { FormEvent, ReactNode, Ref } from 'react'
import layout from '../page/layout.module.css'
import { FormFailure } from './FormFailure.tsx'

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What submitting sets going: why it failed stands above the buttons, and nothing can be pressed while it runs. */
  action: { error: unknown; isPending: boolean }
  failed?: (reason: string) => string
  /** What stands there instead of the failure, where there is more to do about it than to read it. */
  remedy?: ReactNode
  /** On the button; Save when nothing else is said. */
  submit?: string
  /** On the way back; Cancel when nothing else is said. */
  cancel?: string
  isDangerous?: boolean
  isBlocked?: boolean
  /** Why it may not be submitted at all, told at the button. */
  refusal?: string
  onCancel: () => void
  children: ReactNode
  ref?: Ref<HTMLFormElement>
}

/** The form of a dialog: its fields, why it was not accepted, the way back and the way on. */
export function DialogForm(props: Props) {
  const { onSubmit, action, failed, remedy, submit, cancel, isDangerous, isBlocked, refusal, onCancel, children, ref } = props
  const t = useT()
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className={layout.stack}>
      {children}
      {remedy ?? <FormFailure error={action.error} words={failed} />}
      <div className={layout.buttons}>
        <Button variant="default" disabled={action.isPending} onClick={onCancel}>
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
