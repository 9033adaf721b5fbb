import { useSuspenseQuery } from '@tanstack/react-query'
import { channels } from '@touchline/contract'
import { isOver, type Match } from '@touchline/domain/match'
import { lazy, useMemo } from 'react'
import { marketsQuery, matchQuery, systemQuery } from '#core/catalogue'
import { seedWithMarkets, useChannels, useSeed } from '#core/live'
import { useRememberMarkets, useRememberMatches } from '#core/slip'
import { MarketTabs, SettledMatch } from '#features/markets'
import { Counts, MatchColumns, MatchHero, MatchNotice } from '#features/match'
import { Lazy, ClientOnly } from '#shared/lazy'

// Whether bets can be built is known after first paint at the earliest.
const BuilderEntry = lazy(async () => ({ default: (await import('#features/custom-bet')).BuilderEntry }))

// Nothing of these is needed to bet, or before first paint.
const MatchPanels = lazy(async () => ({ default: (await import('#features/match-panels')).MatchPanels }))
const MatchTracker = lazy(async () => ({ default: (await import('#features/match-tracker')).MatchTracker }))
const MatchCounts = lazy(async () => ({ default: (await import('#features/statistics')).MatchCounts }))
const StatisticsPanel = lazy(async () => ({
  default: (await import('#features/statistics')).StatisticsPanel,
}))

/** A match: how it stands, and everything to bet on; once it is over, what that came to. */
export function Page({ params }: { params: { sport: string; slug: string } }) {
  const { data } = useSuspenseQuery(matchQuery(params.sport, params.slug))
  const { match } = data
  const { data: offer } = useSuspenseQuery(marketsQuery(match.id))
  const { data: system } = useSuspenseQuery(systemQuery())
  useSeed(useMemo(() => [seedWithMarkets(match, offer.markets, offer.version)], [match, offer]))
  useRememberMatches(useMemo(() => [match], [match]))
  useRememberMarkets(match.id, offer.markets)
  // Whichever snapshot is older says from where to hear.
  const since = data.stream.offset < offer.stream.offset ? data.stream : offer.stream
  useChannels([{ channel: channels.match(match.id), since }])
  return (
    <>
      <MatchHero
        match={match}
        counts={match.sport.key === 'soccer' && match.hasProviderStats && <CountsInBrowsers match={match} />}
      />
      <MatchNotice match={match} />
      <MatchColumns beside={match.hasProviderStats && <Panels match={match} />}>
        {isOver(match.state.status) ? (
          <SettledMatch matchId={match.id} groups={system.market_groups} />
        ) : (
          <MarketTabs
            match={match}
            markets={offer.markets}
            groups={system.market_groups}
            entry={
              <ClientOnly>
                <BuilderEntry match={match} />
              </ClientOnly>
            }
          />
        )}
      </MatchColumns>
    </>
  )
}

function CountsInBrowsers({ match }: { match: Match }) {
  return (
    <ClientOnly fallback={<Counts />}>
      <MatchCounts match={match} draw={counts => <Counts {...counts} />} />
    </ClientOnly>
  )
}

/** Tracker and statistics, beside the markets. */
function Panels({ match }: { match: Match }) {
  return (
    <ClientOnly>
      <MatchPanels
        match={match}
        tracker={
          <Lazy>
            <MatchTracker match={match} />
          </Lazy>
        }
        statistics={
          <Lazy>
            <StatisticsPanel match={match} />
          </Lazy>
        }
      />
    </ClientOnly>
  )
}
