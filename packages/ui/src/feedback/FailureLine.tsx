import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import classes from './feedback.module.css'

type Props = {
  message: string
  requestId?: string
  /** After the message, such as a link to what caused it. */
  children?: ReactNode
}

export function FailureLine({ message, requestId, children }: Props) {
  return (
    <div role="alert" className={classes.line}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        {message} {children}
      </span>
      {requestId ? <CopyButton text={requestId} /> : null}
    </div>
  )
}
