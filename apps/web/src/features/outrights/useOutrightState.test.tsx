// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Outright } from '@touchline/domain/match'
import { matchSeedOf } from '#core/live'
import { aMatch } from '#core/live/testing'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { useOutrightState } from './useOutrightState.ts'

test('the state of an outright is that of its snapshot until the feed has a newer one', async () => {
  const { frame, live } = createPageFixture()
  const seed = matchSeedOf(aMatch('7'))
  const race = (id: string, stage: string) => ({ id, state: { ...seed.state, stage } }) as unknown as Outright
  const drawn: string[] = []
  function Stage({ id }: { id: string }) {
    drawn.push(useOutrightState(race(id, 'parade')).stage)
    return null
  }
  const { render, unmount } = await renderInDom(frame(<Stage id="9" />))
  expect(drawn).toEqual(['parade'])
  live.store.seed([seed])
  await render(frame(<Stage id="7" />))
  expect(drawn.at(-1)).toBe(seed.state.stage)
  const move = (version: number, stage: string) =>
    settle(() => live.store.seed([{ ...seed, version, state: { ...seed.state, stage: stage as never } }]))
  await move(2, 'off')
  expect(drawn.at(-1)).toBe('off')
  await unmount()
  const draws = drawn.length
  await move(3, 'result')
  expect(drawn).toHaveLength(draws)
})
