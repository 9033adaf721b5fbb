import { Suspense, type ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'
import css from './Later.module.css'

/**
 * A part of the page whose code comes later: `fallback` until it is here, or the line that also says that a page is loading (design
 * guide). Where it cannot be had or fails, the rest of the page stays.
 */
export function Later({
  fallback = <span className={css.loading} data-loading="" />,
  children,
}: {
  fallback?: ReactNode
  children: ReactNode
}) {
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
