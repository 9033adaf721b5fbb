import type { MatchState } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { playedShare } from './playedShare.ts'

const at = (stage: string, matchTime?: number, stopped = false): MatchState => ({
  status: 1,
  stage,
  score: { home: 0, away: 0 },
  periodScores: [],
  ...(matchTime !== undefined && { clock: { matchTime, stopped, updatedAt: 1_000_000 } }),
})

test.each([
  ['before kick-off', at('not_started'), 0],
  ['as the clock runs on', at('1st_half', 1290), 0.25],
  ['while the clock is stopped', at('1st_half', 1350, true), 0.25],
  ['no further than half-time in the stoppage of the first half', at('1st_half', 2790), 0.5],
  ['at half-time', at('halftime', 2700, true), 0.5],
  ['in the second half', at('2nd_half', 3990), 0.75],
  ['whole in the last stoppage', at('2nd_half', 5500), 1],
  ['whole after it', at('ended'), 1],
])('a match is played %s', (_when, state, share) => {
  expect(playedShare(state, 1_060_000)).toBeCloseTo(share)
})
