import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BetWire, CallName, ApiClient } from '@touchline/contract'
import type { MatchId, MatchState } from '@touchline/domain/match'
import { currencyOf, type CurrencyCode } from '@touchline/domain/money'
import type { LiveEvent, MatchSeed } from '@touchline/live'
import type { ReactNode } from 'react'
import { LiveProvider } from '#core/live'
import { createDrivenLive } from '#core/live/testing'
import { createSession, noTabs, SessionProvider } from '#core/session'
import { createSettingsStore, SettingsProvider } from '#core/settings'
import { createLazySlip, createSlip, SlipProvider, type SlipStore } from '#core/slip'
import { AlertsProvider, createAlerts } from '#shared/alerts'
import { textsIn, type Catalogue } from '#shared/catalogues'
import { TestPage, type TestLocale } from '#core/addresses/testing'
import { cashoutsOf } from '../cashout/index.ts'

const CATALOGUES = import.meta.glob<Catalogue>('../../../messages/*/{en,de,ar}.json', {
  eager: true,
  import: 'default',
})

/** Epoch milliseconds of the fixture's clock: 21 November 2026, 20:14 UTC. */
export const NOW = Date.UTC(2026, 10, 21, 20, 14)
export const euros = (value: number) => ({ value, currency: 'EUR' as const, subunits: 100 })

type LegWire = BetWire['selections'][number]

export function aLeg(more: Partial<LegWire> = {}): LegWire {
  return {
    match_id: '7',
    match_urn_id: 'sr:match:7',
    match_slug: 'calder-city-ashford-rangers',
    match_status: 0,
    match_start_time: NOW + 76 * 60_000,
    match_score: { home: 0, away: 0 },
    sport_key: 'soccer',
    category_slug: 'norland',
    category_name: 'Norland',
    tournament_name: 'Premier',
    name_a: 'Calder City',
    name_b: 'Ashford Rangers',
    provider: 'betradar',
    market_id: 1,
    market_name: 'Full-time result',
    specifier: '',
    outcome_id: '1',
    outcome_name: 'Calder City',
    odds: 1950,
    result: 'no_results',
    ...more,
  }
}

/** A running single of 10.00 that can be cashed out for 14.80. */
export function aBet(more: Partial<BetWire> = {}): BetWire {
  return {
    id: 'b1',
    ref: '418250913377',
    type: 'single',
    status: 'waiting_results',
    result: 'no_results',
    stake: euros(1_000),
    win_amount: null,
    potential_win: euros(1_950),
    odds: 1950,
    selections: [aLeg()],
    system: null,
    to_cashout: euros(1_480),
    bonus: null,
    created_at: NOW,
    settled_at: null,
    vip: false,
    used_in_jackpot: false,
    v: 3,
    open_stake: euros(1_000),
    cashed_out: null,
    cash_out: { v: 4, because: null },
    cashout_rule: null,
    ...more,
  } as BetWire
}

type Reply = { ok: true; value: unknown } | { ok: false; error: object }

/** My bets without a server: its answers are fixed, the test drives its channel, and its clock does not run. */
export function createBetsFixture(locale: TestLocale = 'en', replies: Partial<Record<CallName, Reply>> = {}) {
  const client = ((name: CallName) =>
    Promise.resolve(replies[name] ?? { ok: false, error: { kind: 'offline' } })) as unknown as ApiClient
  const settings = createSettingsStore({ oddsType: 'european' })
  const { live, receive } = createDrivenLive(() => NOW)
  const session = createSession({ client, live, tabs: noTabs, settings })
  session.setState({
    status: 'LOGGED_IN',
    player: { id: 'p1', displayName: 'Demo', currency: 'EUR' } as never,
  })
  const slip = createStillSlip({ client, live, session, settings })
  const frame = createFrameOf(locale, { settings, live, session, slip })
  const cash = cashoutsOf(session, live)
  const draw = (shown: ReactNode): string => {
    // React renders markup from a store's initial state, as hydration needs it; here the current state is wanted.
    for (const store of [slip, session, cash]) Object.assign(store, { getInitialState: store.getState })
    return renderToStaticMarkup(frame(shown))
  }
  return {
    live,
    session,
    cash,
    frame,
    draw,
    /** An event of the player's channel. */
    receive: (event: LiveEvent) => receive(event, '$user:p1'),
    /** Slides all of a bet to the end. */
    slide: (betId = 'b1', value = 1_480) =>
      cash.cashOut({ betId, amount: { ...euros(value), currency: 'EUR' as CurrencyCode }, paidBefore: 0 }),
    words: (shown: ReactNode): string =>
      draw(shown)
        .replace(/<[^>]*>/g, ' ')
        .replace(/[\u2068\u2069\u200b]/g, '')
        .replace(/\s+/g, ' '),
    /** The match of a leg is in play. */
    play: (id: string, state: Partial<MatchState> = {}): void => live.store.seed([aMatchInPlay(id, state)]),
  }
}

type Surroundings = Pick<Parameters<typeof createSlip>[0], 'client' | 'live' | 'session' | 'settings'>

/** A slip whose clock does not run and that stores nothing. */
function createStillSlip(surroundings: Surroundings): SlipStore {
  return createSlip({
    ...surroundings,
    currency: currencyOf('EUR')!,
    storage: { read: () => undefined, write: () => true },
    afterGap: () => () => {},
    clock: { now: () => NOW, later: () => () => {} },
    randomUuid: () => 'key-0001',
    deviceId: () => 'device-0001',
  })
}

/** The providers that a component of My bets needs. */
function createFrameOf(
  locale: TestLocale,
  { settings, live, session, slip }: Omit<Surroundings, 'client'> & { readonly slip: SlipStore },
) {
  const lazySlip = createLazySlip()
  lazySlip.provide(slip)
  const messages = textsIn(locale, CATALOGUES)
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, meta: { client: session.client } } },
  })
  return (shown: ReactNode) => (
    <QueryClientProvider client={queries}>
      <TestPage locale={locale} messages={messages}>
        <SettingsProvider store={settings}>
          <LiveProvider live={live}>
            <SessionProvider session={session}>
              <SlipProvider slip={lazySlip}>
                <AlertsProvider alerts={createAlerts()}>{shown}</AlertsProvider>
              </SlipProvider>
            </SessionProvider>
          </LiveProvider>
        </SettingsProvider>
      </TestPage>
    </QueryClientProvider>
  )
}

function aMatchInPlay(id: string, state: Partial<MatchState>): MatchSeed {
  return {
    id: id as MatchId,
    version: 1,
    provider: 'betradar',
    availableMarkets: 1,
    markets: [],
    state: {
      status: 1,
      stage: '1st_half',
      score: { home: 1, away: 1 },
      periodScores: [],
      clock: { matchTime: 27 * 60, stopped: true, updatedAt: NOW },
      ...state,
    } as MatchState,
  }
}
