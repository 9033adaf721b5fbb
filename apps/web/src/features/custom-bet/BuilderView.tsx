import { channels } from '@touchline/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { seedWithMarkets, useLive, useSeed } from '#core/live'
import { useSession } from '#core/session'
import { useRememberMarkets, useRememberMatches, useSlip } from '#core/slip'
import { PicksProvider } from '#pieces/odds-cell'
import css from './BuilderDialog.module.css'
import { BuilderMarkets } from './BuilderMarkets.tsx'
import type { RefusedPress } from './BuilderNotice.tsx'
import { BuilderSummary } from './BuilderSummary.tsx'
import { fetchJointPrice } from './model/fetchJointPrice.ts'
import { legsOnSlip } from './model/builderView.ts'
import { createBuilder, type CustomBetBuilder } from './model/createBuilder.ts'
import { picksOf } from './model/picksOf.ts'
import type { CustomBetOffer } from './useOffer.ts'

/** What can be combined, and the resulting bet. */
export function BuilderView({ offer, onDone }: BuilderViewProps) {
  const { match, markets, snapshot, groups } = offer
  useSeed(useMemo(() => [seedWithMarkets(match, snapshot.markets, snapshot.version)], [match, snapshot]))
  useRememberMatches(useMemo(() => [match], [match]))
  useRememberMarkets(match.id, markets)
  useMatchChannel(offer)
  const builder = useBuilder(offer)
  const state = useStore(builder)
  const [refused, setRefused] = useState<RefusedPress | undefined>()
  const refuse = (why: string): void => setRefused(before => ({ why, count: (before?.count ?? 0) + 1 }))
  return (
    <div className={css.builder}>
      <PicksProvider picks={useMemo(() => picksOf(builder), [builder])}>
        <BuilderMarkets
          match={match}
          markets={markets}
          groups={groups}
          state={state}
          onPick={key => {
            setRefused(undefined)
            builder.toggle(key)
          }}
          onRefused={refuse}
        />
      </PicksProvider>
      <BuilderSummary
        match={match}
        builder={builder}
        state={state}
        refused={refused}
        onRefused={refuse}
        onDone={onDone}
      />
    </div>
  )
}
export interface BuilderViewProps {
  offer: CustomBetOffer & { status: 'here' }
  /** The bet is on the slip. */
  onDone: () => void
}

/** The builder of this dialog: it starts with the custom bet of this match that is on the slip. */
function useBuilder({ match }: BuilderViewProps['offer']): CustomBetBuilder {
  const slip = useSlip()
  const live = useLive()
  const { client } = useSession()
  const [builder] = useState(() =>
    createBuilder({
      legs: legsOnSlip(slip.getState(), match.id),
      fetchPrice: (legs, signal) => fetchJointPrice(client, match.id, legs, signal),
      follow: (key, listener) => live.store.price(key)?.subscribe(listener) ?? (() => {}),
      later: slip.clock.later,
    }),
  )
  useEffect(() => builder.close, [builder])
  return builder
}

/** Subscribes to the match from the snapshot on; pages that do not show the match have no subscription. */
function useMatchChannel({ match, snapshot }: BuilderViewProps['offer']): void {
  const live = useLive()
  const since = useRef(snapshot.stream)
  useEffect(() => live.hold(channels.match(match.id), since.current), [live, match.id])
}
