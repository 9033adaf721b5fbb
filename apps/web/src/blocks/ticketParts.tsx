import { lazy, Suspense } from 'react'
import { SlipSpeech, TicketDock, TicketSheet, useSlipNews } from '#features/ticket'

const MyBets = lazy(async () => ({ default: (await import('#features/my-bets')).MyBets }))
const CustomBet = lazy(async () => ({ default: (await import('#features/custom-bet')).CustomBet }))

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

/** Bar and sheet of narrow screens; on all, the voice of the slip, for what is not drawn is not read out, and the bet builder. */
export function Sheet() {
  return (
    <>
      <TicketSheet myBets={myBets} />
      <SlipSpeech />
      <Suspense>
        <CustomBet />
      </Suspense>
    </>
  )
}

export { TicketTabs as Tabs } from './TicketTabs.tsx'
