import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  /** A new value (the path) clears the error. */
  resetKey: string
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

interface State {
  error: Error | null
  resetKey: string
}

/** A class, because React offers error boundaries in no other form. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(Object.assign(error, { componentStack: info.componentStack }))
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}
