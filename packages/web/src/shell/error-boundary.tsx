import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  /** A new value (the path) clears the error: the next page is another page. */
  resetKey: string
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

/** The one class of the browser side: React offers error boundaries in no other form. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(Object.assign(error, { componentStack: info.componentStack }))
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null })
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}
