// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Announce, ticketVoice } from '#pieces/ticket-voice'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { anOutcome } from '../testing/ticketFixture.tsx'
import { SPEECH_GATHER_MS } from './createSpeaker.ts'
import { SlipSpeech } from './SlipSpeech.tsx'

async function render() {
  const page = createPageFixture()
  const dom = await renderInDom(page.frame(<SlipSpeech />))
  const region = (name: string) => dom.container.querySelector(`[data-speech=${name}]`)!
  return {
    ...page,
    ...dom,
    region,
    says: () => [region('slip').textContent, region('answer').textContent],
    pick: () => settle(() => page.slip.dispatch({ type: 'outcome-toggled', outcome: anOutcome('7', 1950) })),
  }
}

test('a text of another part of the ticket is announced at once, and again as news, until the region is gone', async () => {
  const { slip, says, region, unmount } = await render()
  await settle(() => ticketVoice.announce('Copied'))
  expect(says()).toEqual(['Copied', ''])
  const first = region('slip').firstElementChild
  await settle(() => ticketVoice.announce('Copied'))
  expect(says()).toEqual(['Copied', ''])
  expect(region('slip').firstElementChild).not.toBe(first)
  await settle(() => ticketVoice.announce('Cashed out', 'now'))
  expect(says()).toEqual(['Copied', 'Cashed out'])
  await unmount()
  const readsClock = vi.spyOn(slip.clock, 'now')
  ticketVoice.announce('Copied')
  expect(readsClock).not.toHaveBeenCalled()
})

test('a refused bet is announced at once; what is to be fixed in the slip after a moment; and no timer outlives the region', async () => {
  const { slip, pick, pass, says, timers, unmount } = await render()
  await pick()
  await settle(() => slip.dispatch({ type: 'stake-set', stake: 1_000, source: 'stake' }))
  await settle(() => slip.dispatch({ type: 'placing-started', key: 'k', at: 0 }))
  await settle(() =>
    slip.dispatch({
      type: 'placing-refused',
      key: 'k',
      error: { kind: 'refused', code: 1, byBet: {} } as never,
    }),
  )
  expect(says()[1]).not.toBe('')
  await settle(() => pass(SPEECH_GATHER_MS))
  await settle(() => slip.dispatch({ type: 'stake-set', stake: 1, source: 'stake' }))
  expect(timers()).toBeGreaterThan(0)
  await unmount()
  await settle(() => slip.dispatch({ type: 'stake-set', stake: 2, source: 'stake' }))
  expect(timers()).toBe(0)
})

test('a text is announced when it appears or changes, and an empty one is not', async () => {
  const words: string[] = []
  const release = ticketVoice.onWords((said, urgency) => words.push(`${urgency}: ${said}`))
  const { render: renderAgain } = await renderInDom(<Announce words="" />)
  await renderAgain(<Announce words="Ready" />)
  await renderAgain(<Announce words="Ready" />)
  await renderAgain(<Announce words="Gone" urgency="now" />)
  await renderAgain(<Announce words="" urgency="now" />)
  release()
  expect(words).toEqual(['politely: Ready', 'now: Gone'])
})
