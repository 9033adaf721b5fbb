import { Component, type ReactNode } from 'react'

/** Contains errors of its children. React reports the error (`onCaughtError` of the root). */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly hasFailed: boolean; of?: unknown }
> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, before: { of?: unknown }) {
    return of === before.of ? null : { of, hasFailed: false }
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
interface ErrorBoundaryProps {
  /** Drawn after an error; with it the visitor sees that something failed, without it nothing is drawn. */
  fallback?: ReactNode
  /** What the children show: after an error, another value draws them again. */
  of?: unknown
  children: ReactNode
}
