import { Component, type ReactNode } from 'react'
import { CallError } from '../api/call-error.ts'
import { HomeFailure } from './HomeFailure.tsx'

const noNetwork = new CallError('', { status: 0 })

/** A screen whose files could not be loaded says so, instead of leaving the page empty. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    // React keeps a failed file: only another load of the page asks for it again.
    return <HomeFailure query={{ error: noNetwork, isFetching: false, refetch: () => location.reload() }} />
  }
}
