import { lazy } from 'react'
import { selectionsOf } from '@touchline/domain/slip'
import { Badge } from '@touchline/ui'
import { ShareNotice, SlipSpeech, TicketDock, TicketSheet, useSlipNews } from '#features/ticket'
import { useSlip, useSlipState } from '#core/slip'
import { useFollowOpenBets, useOpenBetsCount } from '#pieces/open-bets'
import { useAtRest } from '#shared/browser'
import { Lazy } from '#shared/lazy'

const loadMyBets = async () => ({ default: (await import('#features/my-bets')).MyBets })
const MyBets = lazy(loadMyBets)
const CustomBet = lazy(async () => ({ default: (await import('#features/custom-bet')).CustomBet }))

// The second tab of the panel, which another feature renders.
const myBets = (
  <Lazy>
    <MyBets />
  </Lazy>
)

/** The docked panel, and the announcements of the slip. */
export function Dock() {
  useSlipNews()
  useFollowOpenBets()
  const { isMyBetsVisible } = useSlip().site
  const openBets = useOpenBetsCount()
  useAtRest(loadMyBets)
  return <TicketDock myBets={myBets} isMyBetsVisible={isMyBetsVisible} openBets={openBets} />
}

/**
 * Bar and sheet of narrow screens; on all screens, the slip's announcements (what is not rendered is not read out),
 * its dialogs and the bet builder.
 */
export function Sheet() {
  const { isMyBetsVisible } = useSlip().site
  const openBets = useOpenBetsCount()
  return (
    <>
      <TicketSheet myBets={myBets} isMyBetsVisible={isMyBetsVisible} openBets={openBets} />
      <SlipSpeech />
      <ShareNotice />
      <Lazy>
        <CustomBet />
      </Lazy>
    </>
  )
}

/** How many selections are on the slip, on its tab. */
export function LegCount() {
  const legs = useSlipState(state => selectionsOf(state).length)
  return legs > 0 ? <Badge>{legs}</Badge> : null
}
