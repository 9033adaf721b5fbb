import { Suspense, type ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'

/** A part of the page whose code comes later: `fallback` until it is here. Where it cannot be had or fails, the rest of the page stays. */
export function Later({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
