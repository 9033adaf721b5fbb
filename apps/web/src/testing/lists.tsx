/** What the benchmarks of lists render: the product's own list with its providers, without the rest of the page. */
import '@touchline/ui/styles.css'
import { SpriteProvider } from '@touchline/ui'
import { spriteUrl } from '@touchline/ui/assets'
import type { ReactNode } from 'react'
import { LiveProvider, type Live } from '#core/live'
import { createSettingsStore, SettingsProvider } from '#core/settings'
import { createLazySlip, SlipProvider } from '#core/slip'
import { PicksProvider, usePicks } from '#pieces/odds-cell'
import { textsIn, type Catalogue } from '#shared/catalogues'
import { TestPage } from '#core/addresses/testing'

export { createLive, matchSeedOf, type Live } from '#core/live'
export { MatchList } from '#features/event-list'
export { LeagueHeader } from '#pieces/league-header'

const CATALOGUES = import.meta.glob<Catalogue>('../messages/*/en.json', { eager: true, import: 'default' })

/** A list in English with european odds; the caller provides the picks. */
export function ListFrame({ live, picks, children }: ListFrameProps) {
  return (
    <TestPage messages={messages}>
      <SettingsProvider store={settings}>
        <LiveProvider live={live}>
          <SlipProvider slip={slip}>
            <PicksProvider picks={picks}>
              <SpriteProvider url={spriteUrl}>{children}</SpriteProvider>
            </PicksProvider>
          </SlipProvider>
        </LiveProvider>
      </SettingsProvider>
    </TestPage>
  )
}
export interface ListFrameProps {
  live: Live
  picks: ReturnType<typeof usePicks>
  children: ReactNode
}

const messages = textsIn('en', CATALOGUES)
const settings = createSettingsStore({ oddsType: 'european' })
const slip = createLazySlip()
