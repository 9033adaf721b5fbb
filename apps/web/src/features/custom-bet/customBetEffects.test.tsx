// @vitest-environment happy-dom
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MatchId } from '@touchline/domain/match'
import type { OutcomeKey } from '@touchline/domain/market'
import { aMatch } from '#core/live/testing'
import { createPageFixture } from '#testing'
import { ticketVoice } from '#pieces/ticket-voice'
import { renderInDom, settle } from '#shared/testing'
import { builderDialog } from './builderDialog.ts'
import { BuilderEntry } from './BuilderEntry.tsx'
import { BuilderView } from './BuilderView.tsx'
import { CustomBet } from './CustomBet.tsx'
import { SettledPrice } from './SettledPrice.tsx'
import { usePresses } from './usePresses.ts'

const forget = (): void => {
  builderDialog.close()
  builderDialog.forget()
}
beforeEach(forget)
afterEach(() => {
  forget()
  history.replaceState({}, '', '/')
})

const legOf = (marketId: number): OutcomeKey => ({
  matchId: '7' as MatchId,
  marketId,
  specifier: '',
  outcomeId: '1',
})
const openFor = () => {
  const { isOpen, matchId } = builderDialog.getState()
  return isOpen ? matchId : undefined
}
const setHash = (hash: string) =>
  settle(() => {
    history.replaceState({}, '', `/sports/soccer/match-7${hash}`)
    window.dispatchEvent(new Event('hashchange'))
  })

/** The entry on the page of a match, on a site that offers custom bets. */
function createEntry(isOffered = true) {
  const page = createPageFixture({ answers: { getCustomMarkets: { data: [] } } })
  const offer = (customBetEnabled: boolean): void =>
    page.session.setState({ betting: { ...page.session.getState().betting, customBetEnabled } })
  offer(isOffered)
  const entry = (matchId: string) => page.frame(<BuilderEntry match={aMatch(matchId)} />)
  return { ...page, offer, entry }
}

test('an address that asks for the builder opens it for the match on show, and loses its marker', async () => {
  const { entry } = createEntry()
  history.replaceState({}, '', '/sports/soccer/match-7?x=1#bet-builder')
  const { render, unmount } = await renderInDom(entry('7'))
  expect([openFor(), location.pathname + location.search + location.hash]).toEqual([
    '7',
    '/sports/soccer/match-7?x=1',
  ])
  await settle(forget)
  await setHash('#statistics')
  expect([openFor(), location.hash]).toEqual([undefined, '#statistics'])
  await render(entry('8'))
  await setHash('#bet-builder')
  expect(openFor()).toBe('8')
  forget()
  await unmount()
  await setHash('#bet-builder')
  expect(openFor()).toBeUndefined()
})

test('where custom bets are not offered the address opens nothing, until they are', async () => {
  const { entry, offer } = createEntry(false)
  await setHash('#bet-builder')
  await renderInDom(entry('7'))
  expect([openFor(), location.hash]).toEqual([undefined, '#bet-builder'])
  await settle(() => offer(true))
  expect([openFor(), location.hash]).toEqual(['7', ''])
})

test('news of the slip opens the builder, which closes the sheet of the slip; after the component is gone it does not', async () => {
  const { frame, slip } = createPageFixture()
  const { unmount } = await renderInDom(frame(<CustomBet />))
  slip.panel.open('BET_SLIP')
  await settle(() => slip.report({ kind: 'locked' }))
  expect([openFor(), slip.panel.getState().isOpen]).toEqual([undefined, true])
  await settle(() => slip.report({ kind: 'open-custom-bet', matchId: '7' as MatchId }))
  expect([openFor(), slip.panel.getState().isOpen]).toEqual(['7', false])
  await settle(forget)
  await unmount()
  slip.report({ kind: 'open-custom-bet', matchId: '8' as MatchId })
  expect(openFor()).toBeUndefined()
})

test('a price that can be picked or removed reports its key, a blocked one its reason, and none once the list is gone', async () => {
  const news: (OutcomeKey | string)[] = []
  function Prices({ prefix }: { prefix: string }) {
    const list = useRef<HTMLDivElement>(null)
    usePresses(list, {
      onPick: key => news.push(key),
      onRefused: why => news.push(prefix + why),
    })
    return (
      <div ref={list}>
        <p>Not a price</p>
        <button type="button" data-price="7/1//1">
          <i>1.95</i>
        </button>
        <button type="button" data-price="7/18/total=2.5/1" aria-pressed="true" aria-disabled="true">
          1.80
        </button>
        <button type="button" data-price="7/1//2" aria-disabled="true" data-blocked="Suspended">
          3.40
        </button>
        <button type="button" data-price="7/1//3" aria-disabled="true" aria-label="Away, suspended">
          4.10
        </button>
      </div>
    )
  }
  const { container, render, unmount } = await renderInDom(<Prices prefix="first: " />)
  await render(<Prices prefix="" />)
  for (const element of container.querySelectorAll('p, i, button:not(:has(i))'))
    await settle(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  expect(news).toEqual([
    { matchId: '7', marketId: 1, specifier: '', outcomeId: '1' },
    { matchId: '7', marketId: 18, specifier: 'total=2.5', outcomeId: '1' },
    'Suspended',
    'Away, suspended',
  ])
  const price = container.querySelector('i')!
  const list = container.firstElementChild!
  await unmount()
  document.body.append(list)
  price.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  list.remove()
  expect(news).toHaveLength(4)
})

test('a joint price is announced once it has settled, and not again until other legs are picked', async () => {
  const { frame, pass, timers } = createPageFixture()
  const words: string[] = []
  const release = ticketVoice.onWords(said => words.push(said))
  const [one, two] = [[legOf(1)], [legOf(1), legOf(18)]]
  const shown = (legs: readonly OutcomeKey[], figure?: string) =>
    frame(<SettledPrice legs={legs} figure={figure} />)
  const { render, unmount } = await renderInDom(shown(one))
  expect(timers()).toBe(0)
  await render(shown(one, '2.40'))
  pass(599)
  await render(shown(one, '2.50'))
  pass(599)
  expect(words).toEqual([])
  pass(1)
  expect(words).toHaveLength(1)
  await render(shown(one, '2.60'))
  expect(timers()).toBe(0)
  await render(shown(two, '4.10'))
  expect(timers()).toBe(1)
  await unmount()
  expect(timers()).toBe(0)
  pass(1_000)
  release()
  expect(words).toHaveLength(1)
})

test('the builder holds the channel of its match from its snapshot, and asks for no more prices once it is closed', async () => {
  const { frame, held, timers, sent } = createPageFixture()
  const match = aMatch('7')
  const markets = [match.mainMarket!]
  const snapshot = { markets, version: 1, isWhole: true, stream: { epoch: 'e', offset: 3 } }
  const offer = { status: 'here', match, markets, snapshot, groups: [] } as const
  const onDone = vi.fn()
  const { container, unmount } = await renderInDom(frame(<BuilderView offer={offer} onDone={onDone} />))
  expect(held).toContain('match:7')
  const price = container.querySelector<HTMLElement>('[data-price]')!
  await settle(() => price.click())
  expect(price.getAttribute('aria-pressed')).toBe('true')
  const requests = sent.length
  expect(timers()).toBe(1)
  await unmount()
  expect([held.includes('match:7'), timers(), sent.length]).toEqual([false, 0, requests])
})
