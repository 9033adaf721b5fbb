import { lazy, Suspense } from 'react'
import { TicketDock, TicketSheet, useSlipNews } from '#features/ticket'

const MyBets = lazy(async () => ({ default: (await import('#features/my-bets')).MyBets }))

// The second tab of the panel, which another feature draws.
const myBets = (
  <Suspense>
    <MyBets />
  </Suspense>
)

/** The docked panel, and what the slip has to say. */
export function Dock() {
  useSlipNews()
  return <TicketDock myBets={myBets} />
}

/** Bar and sheet of narrow screens. */
export function Sheet() {
  return <TicketSheet myBets={myBets} />
}

export { TicketTabs as Tabs } from './TicketTabs.tsx'
