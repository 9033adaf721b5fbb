import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MatchId } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import type { MarketSeed } from '@touchline/live'
import { useState } from 'react'
import { createLive, LiveProvider } from '#core/live'
import { createSettingsStore, SettingsProvider } from '#core/settings'
import { textsIn, type Catalogue } from '#shared/catalogues'
import { TestPage } from '#core/addresses/testing'
import { OddsCell } from './OddsCell.tsx'
import { PicksProvider, type Picks } from './PicksProvider.tsx'

const CATALOGUES = import.meta.glob<Catalogue>('../../messages/odds-cell/*.json', {
  eager: true,
  import: 'default',
})
const MATCH = '7' as MatchId
const MARKETS: Readonly<Record<'open' | 'suspended', MarketSeed['status']>> = { open: 1, suspended: -1 }

/** A live store with a market that takes bets and one that pauses, and the first outcome of each on the slip. */
function createFixture(locale: string) {
  const live = createLive({ now: () => 10_000, schedule: flush => flush() })
  live.store.seed([
    {
      id: MATCH,
      version: 1,
      provider: 'betradar',
      state: { status: 1, stage: '1st_half', score: { home: 0, away: 0 }, periodScores: [] },
      availableMarkets: 2,
      markets: Object.values(MARKETS).map((status, id) => ({
        id,
        specifier: '',
        status,
        provider: 'betradar',
        outcomes: [2_350, 3_100, 12_500].map((odds, outcome) => ({
          id: String(outcome),
          odds: toOdds(odds),
          active: true,
        })),
      })),
    },
  ])
  const picks: Picks = {
    has: key => key.endsWith('/0'),
    unconfirmedMove: () => undefined,
    subscribe: () => () => {},
  }
  return {
    live,
    picks,
    messages: textsIn(locale, CATALOGUES),
    settings: createSettingsStore({ oddsType: 'european' }),
  }
}

/** Prices of a market side by side: picked, open, open, and one that no snapshot has named. */
function Scene({ locale, market, freshness, move }: SceneProps) {
  const [fixture] = useState(() => createFixture(locale))
  return (
    <TestPage locale={locale} messages={fixture.messages}>
      <SettingsProvider store={fixture.settings}>
        <LiveProvider live={fixture.live}>
          <PicksProvider picks={fixture.picks}>
            <div
              data-freshness={freshness}
              ref={row =>
                row?.querySelectorAll<HTMLElement>('[data-price]').forEach(cell => {
                  if (move) cell.dataset.move = move
                })
              }
              style={{ display: 'flex', gap: 4, padding: 16 }}
            >
              {['0', '1', '2', 'none'].map(outcomeId => (
                <OddsCell
                  key={outcomeId}
                  outcomeKey={{ matchId: MATCH, marketId: market, specifier: '', outcomeId }}
                  name="Home, result"
                />
              ))}
            </div>
          </PicksProvider>
        </LiveProvider>
      </SettingsProvider>
    </TestPage>
  )
}
interface SceneProps {
  locale: string
  market: number
  freshness?: 'stale' | 'too-old' | 'paused'
  move?: 'up' | 'down'
}

const state = (shown: Omit<SceneProps, 'locale'>): StoryObj => ({
  render: (_, { globals }) => (
    <Scene key={String(globals.locale)} locale={String(globals.locale)} {...shown} />
  ),
})

const meta: Meta = { title: 'odds-cell/OddsCell' }
export default meta

export const Open = state({ market: 0 })
export const WentUp = state({ market: 0, move: 'up' })
export const WentDown = state({ market: 0, move: 'down' })
export const Suspended = state({ market: 1 })
export const MayBeOld = state({ market: 0, freshness: 'stale' })
export const SuspendedAndOld = state({ market: 1, freshness: 'too-old' })
