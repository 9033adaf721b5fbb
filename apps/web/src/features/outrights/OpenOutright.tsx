import { useQuery } from '@tanstack/react-query'
import { channels } from '@touchline/contract'
import type { Market } from '@touchline/domain/market'
import { MATCH_STATUS, type Outright } from '@touchline/domain/match'
import type { SnapshotPosition } from '@touchline/live'
import { useMemo } from 'react'
import { marketsQuery } from '#core/catalogue'
import { matchSeedOf, seedWithMarkets, useChannels, useSeed } from '#core/live'
import { useRememberMarkets, useRememberMatches } from '#core/slip'
import { RunnerCard } from './runners/RunnerCard.tsx'

/** The card of one event with all its markets, updated through the event's own channel. */
export function OpenOutright({ outright, since }: OpenOutrightProps) {
  // The next race of an open page is loaded without its markets; until they arrive, its prices to win are shown.
  const { data: offer } = useQuery(marketsQuery(outright.id))
  useSeed(
    useMemo(
      () => [offer ? seedWithMarkets(outright, offer.markets, offer.version) : matchSeedOf(outright)],
      [outright, offer],
    ),
  )
  useRememberMatches(useMemo(() => [outright], [outright]))
  useRememberMarkets(outright.id, offer?.markets ?? NONE)
  // The subscription starts at the older of both snapshots.
  const position = offer && offer.stream.offset < since.offset ? offer.stream : since
  useChannels([{ channel: channels.match(outright.id), since: position }])
  return <RunnerCard outright={outright} markets={shownMarkets(outright, offer?.markets ?? NONE)} />
}
export interface OpenOutrightProps {
  outright: Outright
  /** Position of the stream at which the event was read. */
  since: SnapshotPosition
}

const NONE: readonly Market[] = []

/** Markets on offer by priority; without any, the last prices to win remain visible. */
function shownMarkets({ mainMarket, state }: Outright, offered: readonly Market[]): readonly Market[] {
  if (offered.length > 0 && state.status === MATCH_STATUS.prematch) {
    return offered.toSorted((a, b) => a.priority - b.priority)
  }
  return mainMarket ? [mainMarket] : []
}
