import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '#shared/error-boundary'
import { LateTexts } from '#shared/i18n'
import css from './Lazy.module.css'

/**
 * Part of a page whose code is loaded later (`React.lazy`). Until then it draws `fallback`: by default the line at the
 * top that also shows that a page is loading (design guide). When the code cannot be loaded or fails, the rest of the
 * page stays.
 */
export function Lazy({ fallback = <span className={css.loading} data-loading="" />, children }: LazyProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={fallback}>
        <LateTexts>{children}</LateTexts>
      </Suspense>
    </ErrorBoundary>
  )
}
export interface LazyProps {
  fallback?: ReactNode
  children: ReactNode
}
