import { useQuery } from '@tanstack/react-query'
import { channels } from '@touchline/contract'
import type { Market } from '@touchline/domain/market'
import { MATCH_STATUS, type Outright } from '@touchline/domain/match'
import type { StreamPosition } from '@touchline/live'
import { useMemo } from 'react'
import { marketsQuery } from '#core/catalogue'
import { seedOf, seedWithMarkets, useChannels, useSeed } from '#core/live'
import { useRememberMarkets, useRememberMatches } from '#core/slip'
import { RunnerCard } from './runners/RunnerCard.tsx'

/** The card of one event with all its markets, which it follows in the event's own channel. */
export function OpenOutright({ outright, since }: OpenOutrightProps) {
  // The next race of a page that stays open comes without its markets: its prices to win are there until they are.
  const { data: offer } = useQuery(marketsQuery(outright.id))
  useSeed(
    useMemo(
      () => [offer ? seedWithMarkets(outright, offer.markets, offer.version) : seedOf(outright)],
      [outright, offer],
    ),
  )
  useRememberMatches(useMemo(() => [outright], [outright]))
  useRememberMarkets(outright.id, offer?.markets ?? NONE)
  // Whichever snapshot is older says from where to hear.
  const position = offer && offer.stream.offset < since.offset ? offer.stream : since
  useChannels([{ channel: channels.match(outright.id), since: position }])
  return <RunnerCard outright={outright} markets={shownMarkets(outright, offer?.markets ?? NONE)} />
}
export interface OpenOutrightProps {
  outright: Outright
  /** Where the event was read. */
  since: StreamPosition
}

const NONE: readonly Market[] = []

/** Those on offer by priority; where there is none any more the last prices to win stay to be read. */
function shownMarkets({ mainMarket, state }: Outright, offered: readonly Market[]): readonly Market[] {
  if (offered.length > 0 && state.status === MATCH_STATUS.prematch) {
    return offered.toSorted((a, b) => a.priority - b.priority)
  }
  return mainMarket ? [mainMarket] : []
}
