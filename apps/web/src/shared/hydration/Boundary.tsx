import { Component, type ReactNode } from 'react'

/** Keeps an error in what it draws from the page around it. React tells of it (`onCaughtError` of the root). */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean; of?: unknown }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  static getDerivedStateFromProps({ of }: BoundaryProps, before: { of?: unknown }) {
    return of === before.of ? null : { of, hasFailed: false }
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
interface BoundaryProps {
  /** Drawn instead; what is drawn tells the visitor that something failed. */
  fallback?: ReactNode
  /** What is drawn: after a failure another one is tried. */
  of?: unknown
  children: ReactNode
}
