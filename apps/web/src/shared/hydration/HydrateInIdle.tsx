import { Suspense, useEffect, type ReactNode } from 'react'
import { hydration } from './hydration.ts'

/**
 * A part of the page that hydrates by itself, in idle time and in slices of a few milliseconds, in the order of the page; at once when it is
 * tapped, and the tap counts. Around whatever takes longer than a frame on a phone: React hydrates everything outside such a part in one
 * task. What is inside must not suspend beyond a `Lazy` of its own, or it would vanish meanwhile.
 */
export function HydrateInIdle({ children }: { children: ReactNode }) {
  useEffect(() => hydration.begin(), [])
  return (
    <Suspense>
      {children}
      <End />
    </Suspense>
  )
}

/** Last in its part: parts within have begun before this one ends. */
function End() {
  useEffect(() => hydration.end(), [])
  return null
}
