import { Suspense, type ReactNode } from 'react'

/**
 * A part of the page that hydrates by itself, in idle time and in slices of a few milliseconds, in the order of the page; at once when it is
 * tapped, and the tap counts. Around whatever takes longer than a frame on a phone: React hydrates all that stands in no such part in one
 * task. What is inside must not suspend beyond a `Lazy` of its own, or it would vanish meanwhile.
 */
export function HydrateInIdle({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
