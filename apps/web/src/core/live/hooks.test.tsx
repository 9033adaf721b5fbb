// @vitest-environment happy-dom
import { createFrame } from '@touchline/live'
import { MATCH_STATUS, type MatchId } from '@touchline/domain/match'
import type { MatchSeed, WritableCell } from '@touchline/live'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createLive } from './createLive.ts'
import { LiveProvider, useCell } from './LiveProvider.tsx'
import { useArePlaceable } from './useArePlaceable.ts'
import { useChannels, type ChannelWish } from './useChannels.ts'
import { useSeed } from './useSeed.ts'

/** Live values, and a list of the channels that are held. */
function createHeldLive() {
  const live = createLive({ now: () => 0, schedule: flush => flush() })
  const log: string[] = []
  const hold: typeof live.hold = (channel, since) => {
    log.push(`hold ${channel} ${since?.offset ?? '-'}`)
    return () => log.push(`release ${channel}`)
  }
  return { live: { ...live, hold }, log }
}

const at = (offset: number) => ({ epoch: 'e', offset })

function Channels({ wanted }: { wanted: readonly ChannelWish[] }) {
  useChannels(wanted)
  return null
}

test('channels are held while a component is shown, each from the position of its snapshot', async () => {
  const { live, log } = createHeldLive()
  const shown = (...wanted: ChannelWish[]) => (
    <LiveProvider live={live}>
      <Channels wanted={wanted} />
    </LiveProvider>
  )
  const { render, unmount } = await renderInDom(shown({ channel: 'match:7', since: at(3) }))
  expect(log).toEqual(['hold match:7 3'])
  // A later snapshot of an open channel does not open it again.
  await render(shown({ channel: 'match:7', since: at(9) }))
  expect(log).toEqual(['hold match:7 3'])
  await render(shown({ channel: 'match:8', since: at(9) }))
  expect(log.slice(1)).toEqual(['release match:7', 'hold match:8 9'])
  await unmount()
  expect(log.slice(3)).toEqual(['release match:8'])
})

test('a component with a cell renders again when the cell changes, and not after it is unmounted', async () => {
  const frame = createFrame(flush => flush())
  const cell = frame.cell('one')
  const onDraw = vi.fn()
  function Word() {
    useEffect(onDraw)
    return useCell(cell)
  }
  const { container, unmount } = await renderInDom(<Word />)
  await settle(() => cell.write('two'))
  expect(container.textContent).toBe('two')
  await unmount()
  await settle(() => cell.write('three'))
  expect(onDraw).toHaveBeenCalledTimes(2)
})

test('[FRESH-3] whether a bet may be placed is drawn again when a price grows stale', async () => {
  const { live } = createHeldLive()
  const ids = ['7', '8'] as MatchId[]
  function Placeable() {
    return useArePlaceable(ids) ? 'yes' : 'no'
  }
  const write = (id: MatchId, isPlaceable: boolean) =>
    settle(() => (live.placeable(id) as WritableCell<boolean>).write(isPlaceable))
  for (const id of ids) await write(id, true)
  const { container } = await renderInDom(
    <LiveProvider live={live}>
      <Placeable />
    </LiveProvider>,
  )
  expect(container.textContent).toBe('yes')
  await write(ids[1]!, false)
  expect(container.textContent).toBe('no')
  await write(ids[1]!, true)
  expect(container.textContent).toBe('yes')
})

test('a snapshot is in the store before the rows below it are drawn, and its matches are held while it is shown', async () => {
  const { live } = createHeldLive()
  const id = '7' as MatchId
  const held: string[] = []
  const hold: typeof live.store.hold = ids => {
    held.push(`hold ${ids.join()}`)
    return () => held.push(`release ${ids.join()}`)
  }
  const seed: MatchSeed = {
    id,
    version: 1,
    provider: 'betradar',
    availableMarkets: 0,
    markets: [],
    state: { status: MATCH_STATUS.live, stage: '1st_half', score: { home: 0, away: 0 }, periodScores: [] },
  }
  const seeds = [seed]
  function Row() {
    return live.store.matchState(id)?.read().status === MATCH_STATUS.live ? 'live' : 'unknown'
  }
  function Rows() {
    useSeed(seeds)
    return <Row />
  }
  const { container, unmount } = await renderInDom(
    <LiveProvider live={{ ...live, store: { ...live.store, hold } }}>
      <Rows />
    </LiveProvider>,
  )
  expect(container.textContent).toBe('live')
  expect(held).toEqual(['hold 7'])
  await unmount()
  expect(held).toEqual(['hold 7', 'release 7'])
})
