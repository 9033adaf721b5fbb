// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { MATCH_STATUS, type MatchId } from '@touchline/domain/match'
import { matchSeedOf } from '#core/live'
import { aMatch } from '#core/live/testing'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { useMatchStatus } from './useMatchStatus.ts'

test('the status of a match is drawn again when it changes, and not when its score does', async () => {
  const page = createPageFixture()
  page.live.store.seed([matchSeedOf(aMatch('7'))])
  const drawn: (number | undefined)[] = []
  function Status({ id }: { id: string }) {
    drawn.push(useMatchStatus(id as MatchId))
    return null
  }
  const { render } = await renderInDom(page.frame(<Status id="7" />))
  const change = (version: number, more: object) =>
    settle(() =>
      page.live.store.seed([
        { ...matchSeedOf(aMatch('7')), version, state: { ...aMatch('7').state, ...more } },
      ]),
    )
  await change(2, { score: { home: 1, away: 0 } })
  expect(drawn).toEqual([1])
  await change(3, { status: MATCH_STATUS.finished })
  expect(drawn).toEqual([MATCH_STATUS.live, MATCH_STATUS.finished])
  await render(page.frame(<Status id="8" />))
  expect(drawn.at(-1)).toBeUndefined()
})
