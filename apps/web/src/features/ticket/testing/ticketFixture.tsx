import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ApiClient } from '@touchline/contract'
import type { Freshness } from '@touchline/domain/freshness'
import type { Market, SuspensionReason } from '@touchline/domain/market'
import type { Match, MatchId } from '@touchline/domain/match'
import { currencyOf } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import type { PickedOutcome, SlipEvent } from '@touchline/domain/slip'
import type { MatchSeed, WritableCell } from '@touchline/live'
import type { ReactNode } from 'react'
import { createLive, LiveProvider, seedWithMarkets, type Live } from '#core/live'
import { createSession, noTabs, SessionProvider } from '#core/session'
import { createSettingsStore, SettingsProvider } from '#core/settings'
import { createLazySlip, createSlip, SlipProvider, type SlipStore } from '#core/slip'
import { textsIn, type Catalogue } from '#shared/catalogues'
import { TestPage, type TestLocale } from '#core/addresses/testing'

const CATALOGUES = import.meta.glob<Catalogue>('../../../messages/*/{en,de,ar}.json', {
  eager: true,
  import: 'default',
})

/** An outcome of a match before kick-off, at these odds. */
export function anOutcome(matchId: string, odds: number, more: Partial<PickedOutcome> = {}): PickedOutcome {
  return {
    matchId: matchId as MatchId,
    marketId: 1,
    specifier: '',
    outcomeId: '1',
    provider: 'betradar',
    odds: odds as Odds,
    matchStatus: 0,
    marketStatus: 1,
    active: true,
    matchSlug: `match-${matchId}`,
    sportKey: 'soccer',
    categorySlug: 'norland',
    homeName: `Home ${matchId}`,
    awayName: `Away ${matchId}`,
    marketName: 'Full-time result',
    outcomeName: `Home ${matchId}`,
    ...more,
  }
}

/** A slip without a server, rendered as markup: what the server would render if it knew the slip. */
export function createTicketFixture(locale: TestLocale = 'en', site?: SlipStore['site']) {
  const { live, session, settings, slip, ...time } = createStores(site)
  const frame = createFrameOf(locale, { live, session, settings, slip })
  const draw = (shown: ReactNode): string => {
    // React renders markup from a store's initial state, as hydration needs it; here the current state is wanted.
    for (const store of [slip, session, slip.panel, slip.quick, slip.unknownPlacements])
      Object.assign(store, { getInitialState: store.getState })
    return renderToStaticMarkup(frame(shown))
  }
  return {
    slip,
    session,
    live,
    /** The providers that a part of the ticket needs, for rendering in a browser. */
    frame,
    draw,
    ...time,
    ...createEvents(slip, live),
    /** The words a reader sees, without tags and without collapsed help. */
    words: (shown: ReactNode): string =>
      draw(shown)
        .replace(/<p [^>]*popover=[^>]*>[^<]*<\/p>/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' '),
  }
}

function createStores(site: SlipStore['site'] | undefined) {
  const client = (() => Promise.resolve({ ok: false, error: { kind: 'offline' } })) as unknown as ApiClient
  let time = 10_000
  const settings = createSettingsStore({ oddsType: 'european' })
  const live = createLive({ now: () => 10_000, schedule: flush => flush() })
  const session = createSession({ client, live, tabs: noTabs, settings })
  const slip = createSlip({
    client,
    live,
    session,
    settings,
    currency: currencyOf('EUR')!,
    storage: { read: () => undefined, write: () => true },
    afterGap: () => () => {},
    clock: { now: () => time, later: () => () => {} },
    randomUuid: () => 'key-0001',
    deviceId: () => 'device-0001',
    ...(site && { site }),
  })
  session.setState({ status: 'NOT_LOGGED_IN' })
  return {
    settings,
    live,
    session,
    slip,
    /** Moves the slip's clock. */
    pass: (ms: number) => (time += ms),
  }
}

/** What the bettor, the feed and the server do. */
function createEvents(slip: SlipStore, live: Live) {
  return {
    pick: (...outcomes: PickedOutcome[]): void =>
      outcomes.forEach(outcome => slip.dispatch({ type: 'outcome-toggled', outcome })),
    stake: (stake: number): void => slip.dispatch({ type: 'stake-set', stake, source: 'stake' }),
    move: (outcome: PickedOutcome, odds: number): void =>
      slip.dispatch({ type: 'prices-moved', prices: [{ ...outcome, odds: odds as Odds }] }),
    /** The feed pauses the market of an outcome, with a reason. */
    pause: (outcome: PickedOutcome, reason: SuspensionReason): void =>
      live.store.seed([pausedMatch(outcome, reason)]),
    /** Sets the age of a match's prices. */
    age: ({ matchId }: PickedOutcome, how: Freshness): void =>
      (live.freshness(matchId) as WritableCell<Freshness>).write(how),
    refuse(error: Extract<SlipEvent, { type: 'placing-refused' }>['error']): void {
      slip.dispatch({ type: 'placing-started', key: 'k', at: 0 })
      slip.dispatch({ type: 'placing-refused', key: 'k', error })
    },
  }
}

function pausedMatch({ outcomeId: id, odds, matchId }: PickedOutcome, reason: SuspensionReason): MatchSeed {
  const outcomes = [{ id, name: id, active: true, odds }]
  const market = { id: 1, specifier: '', name: '', status: -1, reason, provider: 'betradar', outcomes }
  const match = {
    id: matchId,
    state: { status: 1, stage: '1st_half', score: { home: 0, away: 0 }, periodScores: [] },
    provider: 'betradar',
  } as unknown as Match
  return seedWithMarkets(match, [market as unknown as Market], 1)
}

/** The providers that a component of the ticket needs. */
function createFrameOf(
  locale: TestLocale,
  {
    settings,
    live,
    session,
    slip,
  }: Pick<ReturnType<typeof createStores>, 'settings' | 'live' | 'session' | 'slip'>,
) {
  const lazySlip = createLazySlip()
  lazySlip.provide(slip)
  const messages = textsIn(locale, CATALOGUES)
  return (shown: ReactNode) => (
    <QueryClientProvider client={new QueryClient()}>
      <TestPage locale={locale} messages={messages}>
        <SettingsProvider store={settings}>
          <LiveProvider live={live}>
            <SessionProvider session={session}>
              <SlipProvider slip={lazySlip}>{shown}</SlipProvider>
            </SessionProvider>
          </LiveProvider>
        </SettingsProvider>
      </TestPage>
    </QueryClientProvider>
  )
}
