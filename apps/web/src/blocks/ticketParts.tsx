import { lazy } from 'react'
import { ShareNews, SlipSpeech, TicketDock, TicketSheet, useSlipNews } from '#features/ticket'
import { useSlip } from '#core/slip'
import { useFollowOpenBets, useOpenBetsCount } from '#pieces/open-bets'
import { Later } from '#shared/hydration'

const MyBets = lazy(async () => ({ default: (await import('#features/my-bets')).MyBets }))
const CustomBet = lazy(async () => ({ default: (await import('#features/custom-bet')).CustomBet }))

// The second tab of the panel, which another feature draws.
const myBets = (
  <Later>
    <MyBets />
  </Later>
)

/** The docked panel, and what the slip has to say. */
export function Dock() {
  useSlipNews()
  useFollowOpenBets()
  const { isMyBetsVisible } = useSlip().site
  const openBets = useOpenBetsCount()
  return <TicketDock myBets={myBets} isMyBetsVisible={isMyBetsVisible} openBets={openBets} />
}

/** Bar and sheet of narrow screens; on all, the voice of the slip (what is not drawn is not read out), its dialogs and the bet builder. */
export function Sheet() {
  const { isMyBetsVisible } = useSlip().site
  const openBets = useOpenBetsCount()
  return (
    <>
      <TicketSheet myBets={myBets} isMyBetsVisible={isMyBetsVisible} openBets={openBets} />
      <SlipSpeech />
      <ShareNews />
      <Later>
        <CustomBet />
      </Later>
    </>
  )
}

export { TicketTabs as Tabs } from './TicketTabs.tsx'
