import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { hydration, type HydratingPart } from './hydration.ts'

/**
 * A part of the page that hydrates separately, in idle time and in slices of a few milliseconds, in page order; at once
 * when it is tapped, and the tap counts. Use it around what takes longer than a frame on a phone: React hydrates
 * everything else in one task. Children may suspend only within a `Lazy` of their own, or the part would disappear
 * meanwhile.
 */
export function HydrateInIdle({ children }: { children: ReactNode }) {
  const [part] = useState(hydration.createPart)
  useEffect(() => part.begin(), [part])
  return (
    <Suspense>
      {children}
      <End part={part} />
    </Suspense>
  )
}

/** Last in its part, so that inner parts have begun before this one ends. */
function End({ part }: { part: HydratingPart }) {
  useEffect(() => part.end(), [part])
  return null
}
