import { lazy } from 'react'
import { useIsSlipHere } from '#core/slip'
import { Later } from '#shared/hydration'

// None of it is on the first route: a slip needs scripts anyway, and its column and tabs keep their places until it comes.
const load = () => import('./ticketParts.tsx')
const PARTS = {
  dock: lazy(async () => ({ default: (await load()).Dock })),
  sheet: lazy(async () => ({ default: (await load()).Sheet })),
  tabs: lazy(async () => ({ default: (await load()).Tabs })),
}

/** A part of the ticket, once the slip is here. */
export function Ticket({ part }: { part: keyof typeof PARTS }) {
  const isHere = useIsSlipHere()
  const Part = PARTS[part]
  if (!isHere) return null
  return (
    <Later>
      <Part />
    </Later>
  )
}
