import { lazy, type ReactNode } from 'react'
import { useIsSlipReady } from '#core/slip'
import { Lazy } from '#shared/lazy'

// None of it is on the first route: a slip needs scripts anyway, and its column reserves its space.
const load = () => import('./ticketParts.tsx')
export const LazyLegCount = lazy(async () => ({ default: (await load()).LegCount }))
const PARTS = {
  dock: lazy(async () => ({ default: (await load()).Dock })),
  sheet: lazy(async () => ({ default: (await load()).Sheet })),
}

/** A part of the ticket, once the slip is ready. */
export function Ticket({ part, fallback = null }: TicketProps) {
  const isHere = useIsSlipReady()
  const Part = PARTS[part]
  if (!isHere) return fallback
  return (
    <Lazy fallback={fallback}>
      <Part />
    </Lazy>
  )
}
interface TicketProps {
  part: keyof typeof PARTS
  /** Rendered until the part is loaded. */
  fallback?: ReactNode
}
