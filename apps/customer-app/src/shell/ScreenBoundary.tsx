import { Component, type ReactNode } from 'react'
import { CallError } from '../api/call-error.ts'
import { HiddenTitle } from './HiddenTitle.tsx'
import { HomeFailure } from './HomeFailure.tsx'

const noNetwork = new CallError('', { status: 0 })

/** Shows an error instead of an empty page if a screen's files cannot be loaded. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    // React remembers a failed file, so only reloading the page requests it again.
    return (
      <>
        <HiddenTitle />
        <HomeFailure query={{ error: noNetwork, isFetching: false, refetch: () => location.reload() }} />
      </>
    )
  }
}
