// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Market } from '@touchline/domain/market'
import type { Match, MatchId } from '@touchline/domain/match'
import { aMatch } from '#core/live/testing'
import { renderInDom, settle } from '#shared/testing'
import { createSlipFixture } from '../testing/createSlipFixture.ts'
import { createLazySlip } from './lazySlip.ts'
import {
  SlipProvider,
  useIsSlipReady,
  useRememberMarkets,
  useRememberMatches,
  useSlipState,
} from './SlipProvider.tsx'

test('the names on a page reach the slip as soon as it is ready, and those of the next page after them', async () => {
  const { slip } = await createSlipFixture()
  const noted: string[] = []
  Object.assign(slip.names, {
    rememberEvents: (matches: readonly Match[]) =>
      void noted.push(`events ${matches.map(({ id }) => id).join()}`),
    rememberMarkets: (id: MatchId, markets: readonly Market[]) =>
      void noted.push(`markets ${id} ${markets.length}`),
  })
  const lazySlip = createLazySlip()
  function Page({ matches }: { matches: readonly Match[] }) {
    useRememberMatches(matches)
    useRememberMarkets(matches[0]!.id, NO_MARKETS)
    return useIsSlipReady() ? 'ready' : 'not yet'
  }
  const shown = (matches: readonly Match[]) => (
    <SlipProvider slip={lazySlip}>
      <Page matches={matches} />
    </SlipProvider>
  )
  const first = [aMatch('7'), aMatch('8')]
  const { container, render, unmount } = await renderInDom(shown(first))
  expect([container.textContent, noted]).toEqual(['not yet', []])
  await settle(() => lazySlip.provide(slip))
  expect(container.textContent).toBe('ready')
  expect(noted).toEqual(['events 7,8', 'markets 7 0'])
  await render(shown(first))
  expect(noted).toHaveLength(2)
  await render(shown([aMatch('9')]))
  expect(noted.slice(2)).toEqual(['events 9', 'markets 9 0'])
  await unmount()
})

test('a page that is left before the slip is ready passes no names to it', async () => {
  const { slip } = await createSlipFixture()
  const noted: unknown[] = []
  Object.assign(slip.names, { rememberEvents: (matches: unknown) => noted.push(matches) })
  const lazySlip = createLazySlip()
  function Page() {
    useRememberMatches(NO_MATCHES)
    return null
  }
  const { unmount } = await renderInDom(
    <SlipProvider slip={lazySlip}>
      <Page />
    </SlipProvider>,
  )
  await unmount()
  lazySlip.provide(slip)
  expect(noted).toEqual([])
})

test('a part of the slip is drawn again when that part changes, and not when another one does', async () => {
  const { slip } = await createSlipFixture()
  const lazySlip = createLazySlip()
  lazySlip.provide(slip)
  const onDraw = vi.fn()
  function Bets() {
    onDraw()
    return String(useSlipState(state => state.bets.length))
  }
  const { container } = await renderInDom(
    <SlipProvider slip={lazySlip}>
      <Bets />
    </SlipProvider>,
  )
  await settle(() =>
    slip.pick({ matchId: '7' as MatchId, marketId: 1, specifier: '', outcomeId: '1' }, 1950 as never),
  )
  expect([container.textContent, onDraw.mock.calls.length]).toEqual(['1', 2])
  await settle(() => slip.dispatch({ type: 'stake-set', stake: 500, source: 'stake' }))
  expect(onDraw).toHaveBeenCalledTimes(2)
})

const NO_MARKETS: readonly Market[] = []
const NO_MATCHES: readonly Match[] = []
