import { lazy, useCallback, useEffect, useRef, useState } from 'react'
import { useSlip, useTicketPanel } from '#core/slip'
import { useAtRest } from '#shared/browser'
import { Lazy } from '#shared/lazy'
import { usePath } from '#shared/navigation'
import { QuickBar } from '../quick/index.ts'
import { SlipBar } from './SlipBar.tsx'
import type { TicketPanelProps } from './TicketPanel.tsx'
import { useIsDocked } from './useIsDocked.ts'
import { useStakeShortcut } from '../stakes/index.ts'

// Overlays are one lazy chunk, which is not on the first route.
const loadFrame = () => import('./SheetFrame.tsx')
const SheetFrame = lazy(loadFrame)

/** The slip bar and the sheet it opens, below 1280 px. The sheet closes when the route changes (spec section 2.3). */
export function TicketSheet(props: TicketPanelProps) {
  const slip = useSlip()
  const isOpen = useTicketPanel(panel => panel.isOpen)
  const isDocked = useIsDocked()
  const path = usePath()
  const shownPath = useRef(path)
  const [wasOpened, setWasOpened] = useState(false)
  const [startsAtStake, setStartsAtStake] = useState(false)
  useAtRest(loadFrame)
  if (isOpen && !wasOpened) setWasOpened(true)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    slip.panel.close()
  }, [path, slip])

  const goToStake = useCallback(() => {
    const stake = document.getElementById('sheet-stake')
    if (isDocked !== false || stake) return stake?.focus()
    setStartsAtStake(true)
    slip.panel.open('BET_SLIP')
  }, [isDocked, slip])
  useStakeShortcut(goToStake)

  if (isDocked !== false) return null
  return (
    <>
      {!isOpen && (
        <>
          <QuickBar />
          <SlipBar onOpen={() => setStartsAtStake(false)} />
        </>
      )}
      {wasOpened && (
        <Lazy>
          <SheetFrame isOpen={isOpen} startsAtStake={startsAtStake} {...props} />
        </Lazy>
      )}
    </>
  )
}
