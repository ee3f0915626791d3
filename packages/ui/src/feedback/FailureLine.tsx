import { IconAlertTriangle } from '@tabler/icons-react'
import { CopyButton } from './CopyButton.tsx'
import classes from './feedback.module.css'

/** A failure in one line, with the request id to copy. */
export function FailureLine({ message, requestId }: { message: string; requestId?: string }) {
  return (
    <div role="alert" className={classes.line}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{message}</span>
      {requestId ? <CopyButton text={requestId} /> : null}
    </div>
  )
}
