import { Component, type ReactNode } from 'react'

interface Failure {
  error: Error
  tryAgain: () => void
}

interface BoundaryProps {
  fallback?: (failure: Failure) => ReactNode
  children: ReactNode
}

/** Shows the fallback in place of children that throw. */
export default class ErrorBoundary extends Component<BoundaryProps, { error?: Error }> {
  static getDerivedStateFromError = (error: Error) => ({ error })
  override state: { error?: Error } = {}

  override render(): ReactNode {
    const { fallback, children } = this.props
    const { error } = this.state
    if (!error) return children
    // without a fallback, the boundary of the page shows a message (`part-guard.client.tsx`)
    if (!fallback) throw error
    return fallback({ error, tryAgain: () => this.setState({ error: undefined }) })
  }
}
