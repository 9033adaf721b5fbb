import { formatMove, formatOdds } from '@touchline/domain/odds'
import { QueryClient } from '@tanstack/react-query'
import type { Market } from '@touchline/domain/market'
import type { Match, MatchId, Provider } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Favourites } from '#core/favourites'
import { createLive, matchSeedOf } from '#core/live'
import { createSession, noTabs } from '#core/session'
import { createSettingsStore } from '#core/settings'
import { createLazySlip } from '#core/slip'
import { MatchList } from '#features/event-list'
import { createAlerts } from '#shared/alerts'
import { textsIn, type Catalogue } from '#shared/catalogues'
import { FragmentCacheContext } from '#shared/fragment-cache'
import { createLazyService } from '#shared/lazy'
import { createI18n } from '#shared/i18n'
import { createHref } from '#core/addresses'
import { fixedLocation } from '#shared/navigation'
import { Root } from '../../../Root.tsx'
import { joinBytes } from '../document/bytes.ts'
import { createFragmentCache } from './createFragmentCache.ts'
import { createUsedTexts } from './createUsedTexts.ts'
import { clockKeyOf } from './clockKeyOf.ts'

const CATALOGUES = import.meta.glob<Catalogue>('../../../../messages/*/*.json', {
  eager: true,
  import: 'default',
})
const MINUTE_MS = 60_000
const STARTED = Date.UTC(2026, 10, 22, 18)

const aMarket = (of: Partial<Market> = {}): Market => ({
  id: 1,
  specifier: '',
  name: 'Full-time "result"',
  status: 1,
  priority: 10,
  mostBalanced: false,
  groups: ['main'],
  provider: 'betradar' as Provider,
  outcomes: ['Calder & Sons', 'Draw', 'أشفورد'].map((name, index) => ({
    id: String(index),
    name,
    active: true,
    odds: toOdds(2_350 + index),
  })),
  ...of,
})

function aMatch(id: string, of: Partial<Match> = {}): Match {
  return {
    id: id as MatchId,
    urnId: `sr:match:${id}`,
    slug: `calder-ashford-${id}`,
    version: 3,
    sport: { id: '1', key: 'soccer', name: 'Football', type: 'regular' },
    category: { id: '100', slug: 'norland', name: 'Norland' },
    tournament: { id: '1001', slug: 'premier', name: 'Premier' },
    home: { id: '1', name: 'Calder & Sons', logo: '/assets/crests/hoops-1-w.svg' },
    away: { id: '2', name: 'أشفورد', logo: '/assets/crests/hoops-2-w.svg' },
    startTime: STARTED,
    state: { status: 0, stage: 'not_started', score: { home: 0, away: 0 }, periodScores: [] },
    maxPeriodNumber: 2,
    availableMarkets: 12,
    topMarkets: 2,
    hasVideo: true,
    hasProviderStats: false,
    provider: 'betradar' as Provider,
    mainMarket: aMarket(),
    secondaryMarket: undefined,
    ...of,
  } as Match
}

const inPlay: Match['state'] = {
  status: 1,
  stage: '1st_half',
  score: { home: 1, away: 0 },
  periodScores: [],
  clock: { stopped: false, updatedAt: STARTED, matchTime: 360 },
}
const later = aMatch('7')
const live = aMatch('8', { state: inPlay })
const suspended = aMatch('9', {
  state: inPlay,
  mainMarket: aMarket({ status: -1 }),
  secondaryMarket: aMarket({ id: 18, specifier: 'total=2.5', outcomes: aMarket().outcomes.slice(1) }),
})
const MATCHES = [live, suspended, later]

/** A web server with a cache that renders lists in a language and an odds format at a given time. */
function aServer(bytesMax?: number) {
  const cache = createFragmentCache(bytesMax)
  let drawn = 0

  function visit({ locale = 'en', oddsType = 'european' as const, now = STARTED } = {}) {
    const used = createUsedTexts()
    const settings = createSettingsStore({ oddsType, otherFormats: { formatMove, formatOdds } })
    const liveValues = createLive({ now: () => now, schedule: () => {} })
    const client = () => Promise.reject(new Error('Nobody asks'))
    const services = {
      services: {
        queryClient: new QueryClient(),
        i18n: createI18n({
          locale,
          direction: locale === 'ar' ? 'rtl' : 'ltr',
          timeZone: 'UTC',
          messages: textsIn(locale, CATALOGUES),
          onUse: used.add,
        }),
        settings,
        live: liveValues,
        session: createSession({
          client,
          live: liveValues,
          tabs: noTabs,
          settings,
          sportsbookBase: '',
        }),
        slip: createLazySlip(),
        favourites: createLazyService<Favourites>(),
        alerts: createAlerts(),
      },
      routing: {
        href: createHref(locale, { locales: ['en', 'de', 'ar'] }),
        locales: ['en'],
        shown: fixedLocation('/'),
      },
    } as const
    const draw = (element: ReactElement) => renderToString(<Root {...services}>{element}</Root>)
    const { keep, fill } = cache.of({
      variant: `${locale} ${oddsType}`,
      clockKeyOf: shown => clockKeyOf(shown, liveValues),
      draw(element) {
        drawn++
        return used.of(() => draw(element))
      },
      onUse: used.add,
    })
    return {
      live: liveValues,
      /** Rendered without the cache. */
      plain: (element: ReactElement) => ({ html: draw(element), texts: [...used.all()].toSorted() }),
      /** As a page is sent. */
      sent: (element: ReactElement) => ({
        html: joinBytes(
          fill(draw(<FragmentCacheContext value={keep}>{element}</FragmentCacheContext>)),
        ).toString(),
        texts: [...used.all()].toSorted(),
      }),
    }
  }

  return {
    visit,
    /** How many fragments were rendered since the last call. */
    draws() {
      const since = drawn
      drawn = 0
      return since
    },
  }
}

test.each([
  ['en', 'european'],
  ['de', 'american'],
  ['ar', 'indonesian'],
] as const)(
  'a list of live, suspended and later matches is sent byte for byte as React draws it: %s, %s',
  (locale, oddsType) => {
    const { visit, draws } = aServer()
    const options = { locale, oddsType: oddsType as 'european' }
    const plain = visit(options).plain(<MatchList matches={MATCHES} />)
    expect(visit(options).sent(<MatchList matches={MATCHES} />)).toEqual(plain)
    expect(draws()).toBe(4)
    expect(visit(options).sent(<MatchList matches={MATCHES} />)).toEqual(plain)
    expect(draws()).toBe(0)
  },
)

test('a match that changed is drawn anew, the others are not', () => {
  const { visit, draws } = aServer()
  visit().sent(<MatchList matches={MATCHES} />)
  draws()
  const changed = [live, suspended, { ...later, version: 4, availableMarkets: 40 }]
  const { html } = visit().sent(<MatchList matches={changed} />)
  expect(html).toContain('+40')
  expect(html).toBe(visit().plain(<MatchList matches={changed} />).html)
  expect(draws()).toBe(1)
})

test('a clock goes on in a row that is kept', () => {
  const { visit } = aServer()
  expect(visit().sent(<MatchList matches={MATCHES} />).html).toContain('7′')
  const laterOn = { now: STARTED + 5 * MINUTE_MS }
  const { html } = visit(laterOn).sent(<MatchList matches={MATCHES} />)
  expect(html).toContain('12′')
  expect(html).toBe(visit(laterOn).plain(<MatchList matches={MATCHES} />).html)
})

test('a clock goes on where a match has no market to show', () => {
  const { visit } = aServer()
  const { mainMarket: _, ...bare } = live
  visit().sent(<MatchList matches={[bare]} />)
  expect(visit({ now: STARTED + 5 * MINUTE_MS }).sent(<MatchList matches={[bare]} />).html).toContain('12′')
})

test('another language and another odds format have rows of their own', () => {
  const { visit } = aServer()
  visit().sent(<MatchList matches={MATCHES} />)
  for (const options of [{ locale: 'de' }, { oddsType: 'american' as never }]) {
    const { html } = visit(options).sent(<MatchList matches={MATCHES} />)
    expect(html).toBe(visit(options).plain(<MatchList matches={MATCHES} />).html)
  }
})

test('where the page knows newer values than the match has, they are shown', () => {
  const { visit } = aServer()
  visit().sent(<MatchList matches={MATCHES} />)
  const newer = { ...live, version: 4, state: { ...inPlay, score: { home: 2, away: 0 } } }
  const page = visit()
  page.live.store.seed([matchSeedOf(newer)])
  const other = visit()
  other.live.store.seed([matchSeedOf(newer)])
  expect(page.sent(<MatchList matches={MATCHES} />)).toEqual(other.plain(<MatchList matches={MATCHES} />))
})

test('more than so much HTML is never kept', () => {
  const { visit, draws } = aServer(5_000)
  const list = <MatchList matches={MATCHES} />
  const { html } = visit().sent(list)
  expect(draws()).toBe(4)
  expect(visit().sent(list).html).toBe(html)
  expect(draws()).toBeGreaterThan(0)
})

test('a part that cannot be drawn leaves the texts of its page as they are', () => {
  const used = createUsedTexts()
  used.add('list.of-page')
  expect(() =>
    used.of(() => {
      used.add('row.broken')
      throw new Error('no such match')
    }),
  ).toThrow('no such match')
  expect([...used.all()]).toEqual(['list.of-page'])
})
