import { MATCH_STATUS, type MatchState } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { matchText, showsStage } from './matchText.ts'

const needs = {
  stageName: (stage: string) => stage,
  stageShort: (stage: string) => stage.toUpperCase(),
  leftInMatch: (time: string) => `${time} left`,
  scoreLabel: (kind: string) => kind,
  now: 1_060_000,
}
const soccer: MatchState = {
  status: MATCH_STATUS.live,
  stage: '2nd_half',
  score: { home: 2, away: 1 },
  periodScores: [],
  clock: { matchTime: 3744, stopped: false, updatedAt: 1_000_000 },
}

test('a running clock advances between the times of the feed', () => {
  expect(matchText('clock-long', soccer, needs)).toBe('63:24')
  expect(matchText('clock', soccer, needs)).toBe('64′')
})

test('a stopped clock does not advance', () => {
  const stopped = { ...soccer, clock: { ...soccer.clock!, stopped: true } }
  expect(matchText('clock-long', stopped, needs)).toBe('62:24')
})

test('stoppage time counts beyond the half', () => {
  const late = {
    ...soccer,
    clock: { matchTime: 5530, stoppageTime: 130, stopped: false, updatedAt: 1_060_000 },
  }
  expect(matchText('clock', late, needs)).toBe('90+3′')
})

test('time that counts down stops at nought', () => {
  const basketball = {
    ...soccer,
    stage: '4th_quarter',
    clock: { remainingInPeriod: 75, stopped: false, updatedAt: 1_000_000 },
  }
  expect(matchText('clock', basketball, needs)).toBe('0:15')
  expect(matchText('clock', basketball, { ...needs, now: 1_200_000 })).toBe('0:00')
})

test('a break has no time left: its name is shown in place of the clock', () => {
  const hockey = { ...soccer, stage: 'break', clock: { remainingInPeriod: 0, stopped: true, updatedAt: 1 } }
  expect([showsStage(hockey), matchText('clock', hockey, needs)]).toEqual([true, 'BREAK'])
  const timeout = { ...hockey, stage: '3rd_period', clock: { ...hockey.clock, remainingInPeriod: 312 } }
  expect([showsStage(timeout), matchText('clock', timeout, needs)]).toEqual([false, '5:12'])
})

test('a time from a server that is ahead of us does not count back', () => {
  expect(matchText('clock-long', soccer, { ...needs, now: 990_000 })).toBe('62:24')
})

test('a match that has finished shows how it ended, and no clock', () => {
  const over = { ...soccer, status: MATCH_STATUS.finished, stage: 'ended' }
  expect(matchText('clock', over, needs)).toBe('ENDED')
  expect(matchText('clock-long', over, needs)).toBe('ENDED')
})

test('a match without a clock shows its stage in the clock place', () => {
  const { clock: _clock, ...tennis } = { ...soccer, stage: '2nd_set' }
  expect(matchText('clock', tennis, needs)).toBe('2ND_SET')
})

test('tennis shows finished sets apart from the games of the running one, and A for advantage', () => {
  const tennis: MatchState = {
    status: MATCH_STATUS.live,
    stage: '2nd_set',
    score: { home: 1, away: 0 },
    gameScore: { home: 50, away: 40 },
    periodScores: [
      { home: 6, away: 4, key: '1st_set', number: 1, type: 'set' },
      { home: 3, away: 2, key: '2nd_set', number: 2, type: 'set' },
    ],
  }
  const decider = { ...tennis.periodScores[0]!, home: 1, key: '3rd_set', number: 3 }
  const long = { ...tennis, periodScores: [...tennis.periodScores, decider] }
  expect(matchText('periods-home', tennis, needs)).toBe('6')
  expect(matchText('games-home', tennis, needs)).toBe('3')
  expect(matchText('periods-home', long, needs)).toBe('6\u20023')
  expect(matchText('games-away', { ...tennis, periodScores: [] }, needs)).toBe('')
  expect(matchText('game-home', tennis, needs)).toBe('A')
  expect(matchText('game-away', tennis, needs)).toBe('40')
})

const cricket: MatchState = {
  status: MATCH_STATUS.live,
  stage: '1st_inning',
  score: { home: 163, away: 0 },
  gameScore: { home: 5, away: 0 },
  currentServer: 'home',
  balls: { home: 111 },
  periodScores: [{ home: 163, away: 0, key: '1st_inning', number: 1, type: 'inning' }],
}
const both = (state: MatchState) =>
  [matchText('score-home', state, needs), matchText('score-away', state, needs)].join(' ')

test('cricket shows runs and wickets in one figure, and nothing of a side that has not batted', () => {
  expect(both(cricket)).toBe('163/5 ')
  expect(both({ ...cricket, status: MATCH_STATUS.prematch })).toBe(' ')
  expect(both({ ...cricket, currentServer: 'away' })).toBe('163/5 0/0')
  expect(matchText('score', { ...cricket, score: { home: 163, away: 9 } }, needs)).toBe('163/5–9/0')
  const { gameScore: _wickets, ...untold } = cricket
  expect(both(untold)).toBe('163 ')
})

/** Without the marks that keep home on the left and the figures together. */
const running = (state: MatchState) =>
  matchText('running', state, needs).replaceAll(/[\u2060\u2066\u2069]/g, '')
const inPeriod = (type: string, key: string, [home, away]: readonly [number, number]): MatchState => ({
  ...soccer,
  stage: key,
  clock: { remainingInPeriod: 75, stopped: false, updatedAt: 1_000_000 },
  periodScores: [{ home, away, key, number: 1, type }],
})

test('the score of the running period is shown after its name, rounds and overs after their unit', () => {
  const { clock: _clock, ...map } = inPeriod('map', '2nd_map', [6, 4])
  expect(running(inPeriod('quarter', '4th_quarter', [18, 15]))).toBe('4TH_QUARTER 18–15')
  expect(running(inPeriod('period', '2nd_period', [1, 0]))).toBe('2ND_PERIOD 1–0')
  expect(running(map)).toBe('rounds 6–4')
  expect(running(cricket)).toBe('overs 18.3')
  expect(running({ ...cricket, balls: { home: 72 } })).toBe('overs 12')
})

test('without a running period the stage is named, once', () => {
  const quarter = inPeriod('quarter', '1st_quarter', [0, 0])
  expect(running({ ...quarter, stage: 'overtime' })).toBe('overtime')
  expect(running({ ...quarter, stage: 'break', clock: { stopped: true, updatedAt: 0 } })).toBe('')
  const { balls: _balls, ...untold } = cricket
  expect(running(untold)).toBe('')
  expect(running({ ...cricket, stage: 'innings_break' })).toBe('')
})

test('a match that has not begun shows no score', () => {
  expect(matchText('score-home', { ...soccer, status: MATCH_STATUS.prematch }, needs)).toBe('')
})

test('the clock shows the stage where there is no playing time, so that it is not shown twice', () => {
  const { clock, ...tennis } = soccer
  const atBreak = { ...soccer, stage: 'halftime', clock: { ...clock!, stopped: true } }
  const countdown = { ...soccer, clock: { remainingInPeriod: 75, stopped: false, updatedAt: 1_000_000 } }
  expect([soccer, countdown].map(showsStage)).toEqual([false, false])
  expect([tennis, atBreak, { ...soccer, status: MATCH_STATUS.finished }].map(showsStage)).toEqual([
    true,
    true,
    true,
  ])
})

test('announced stoppage reads as the board shows it, while the match runs', () => {
  const announced = { ...soccer, clock: { ...soccer.clock!, announcedStoppage: 240 } }
  expect(matchText('stoppage', announced, needs)).toBe('+4′')
  expect(matchText('stoppage', soccer, needs)).toBe('')
  expect(matchText('stoppage', { ...announced, status: MATCH_STATUS.finished }, needs)).toBe('')
})

test('what is left of the whole match counts down, and is left out where the period shows it', () => {
  const clock = { remainingInPeriod: 300, remainingTime: 1500, stopped: false, updatedAt: 1_000_000 }
  const quarter = { ...soccer, stage: '2nd_quarter', clock }
  expect(matchText('clock-left', quarter, needs)).toBe('24:00 left')
  expect(matchText('clock-left', { ...quarter, clock: { ...clock, stopped: true } }, needs)).toBe(
    '25:00 left',
  )
  expect(matchText('clock-left', { ...quarter, clock: { ...clock, remainingTime: 300 } }, needs)).toBe('')
  expect(matchText('clock-left', soccer, needs)).toBe('')
  expect(matchText('clock-left', { ...quarter, status: MATCH_STATUS.finished }, needs)).toBe('')
})
