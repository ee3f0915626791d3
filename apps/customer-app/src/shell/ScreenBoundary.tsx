import { useReach } from '@wattdesk/ui/network/use-reach.ts'
import { Component, type ReactNode } from 'react'
import { useWords } from '../language/use-words.ts'
import { HiddenTitle } from './HiddenTitle.tsx'
import { screenFailureOf } from './screen-failure.ts'
import classes from './shell.module.css'

/** Shows an error instead of an empty page if a screen's files cannot be loaded, or if it fails to render. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failure: { error: unknown } | undefined }> {
  override state: { failure: { error: unknown } | undefined } = { failure: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure ? <ScreenFailure error={failure.error} /> : this.props.children
  }
}

function ScreenFailure({ error }: { error: unknown }) {
  const t = useWords()
  const kind = screenFailureOf(error, useReach())
  return (
    <>
      <HiddenTitle />
      <section className={classes.failure} role="alert">
        <p>{t(`customerApp.screenFailure.${kind}`)}</p>
        {/* React remembers a failed file, so only reloading the page requests it again. */}
        <button type="button" className={classes.button} onClick={() => location.reload()}>
          {t(kind === 'offline' || kind === 'unreachable' ? 'customerApp.failure.retry' : 'customerApp.screenFailure.reload')}
        </button>
      </section>
    </>
  )
}
