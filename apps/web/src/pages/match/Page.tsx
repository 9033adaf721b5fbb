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

// Whether the match has a bet builder is known after first paint at the earliest.
const BuilderEntry = lazy(async () => ({ default: (await import('#features/custom-bet')).BuilderEntry }))

// Lazy, because neither bets nor the first paint need these.
const MatchPanels = lazy(async () => ({ default: (await import('#features/match-panels')).MatchPanels }))
const MatchTracker = lazy(async () => ({ default: (await import('#features/match-tracker')).MatchTracker }))
const MatchCounts = lazy(async () => ({ default: (await import('#features/statistics')).MatchCounts }))
const StatisticsPanel = lazy(async () => ({
  default: (await import('#features/statistics')).StatisticsPanel,
}))

/** A match: its state and all its markets, or how they were settled once it is over. */
export function Page({ params }: { params: { sport: string; slug: string } }) {
  const { data } = useSuspenseQuery(matchQuery(params.sport, params.slug))
  const { match } = data
  const { data: offer } = useSuspenseQuery(marketsQuery(match.id))
  const { data: system } = useSuspenseQuery(systemQuery())
  useSeed(useMemo(() => [seedWithMarkets(match, offer.markets, offer.version)], [match, offer]))
  useRememberMatches(useMemo(() => [match], [match]))
  useRememberMarkets(match.id, offer.markets)
  // The subscription starts at the older of both snapshots.
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
