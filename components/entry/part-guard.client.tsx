'use client'

import { Component, type ReactNode } from 'react'
import { clientStrings } from '@/lib/strings/client-strings'
import { textStrings } from '@/lib/strings/text-strings'
import { isMissingCode } from '../ui/new-deployment'

interface GuardProps {
  /** Whether it is inside a line of text. */
  isInline?: boolean
  children: ReactNode
}

interface GuardState {
  /** What was thrown, wrapped because it may be `undefined`. */
  failed?: { error: unknown }
}

/** An error boundary for a part of a text that runs code: if it fails, a message replaces only this part. */
export class PartGuard extends Component<GuardProps, GuardState> {
  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } })
  override state: GuardState = {}

  override render(): ReactNode {
    const { isInline = false, children } = this.props
    const { failed } = this.state
    if (!failed) return children
    // the page reloads after a new deployment
    if (isMissingCode(failed.error)) throw failed.error
    const Box = isInline ? 'span' : 'p'
    return (
      <Box role="alert">
        {textStrings.partCrashed}{' '}
        <button type="button" className="button" onClick={() => this.setState({ failed: undefined })}>
          {clientStrings.errors.tryAgain}
        </button>
      </Box>
    )
  }
}
