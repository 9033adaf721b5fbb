import { MATCH_STATUS, type MatchState } from '@touchline/domain/match'
import { minutesSeconds } from './minutesSeconds.ts'
import { oversText, scoreText, type Side } from './scoreText.ts'

/** Words and time a match text needs. */
export type MatchTextOptions = {
  /** Name of a stage of play in the page's language: `2nd half`. */
  readonly stageName: (stage: string) => string
  /** Its short form for the clock's place: `HT`, `Set 2`. */
  readonly stageShort: (stage: string) => string
  /** What is left of the whole match, in words around its minutes and seconds. */
  readonly leftInMatch: (time: string) => string
  /** What a score beside the main one counts: `Rounds`, `Overs`. */
  readonly scoreLabel: (kind: 'rounds' | 'overs') => string
  /** Epoch milliseconds on the server's clock. */
  readonly now: number
}

/** What a bound text of a match shows. */
export const MATCH_TEXTS = {
  clock: shortClock,
  'clock-long': longClock,
  'clock-left': leftText,
  stoppage: stoppageText,
  stage: (state: MatchState, options: MatchTextOptions) => options.stageName(state.stage),
  running: runningText,
  score: (state: MatchState) => `${scoreText(state, 'home')}–${scoreText(state, 'away')}`,
  'score-home': (state: MatchState) => scoreText(state, 'home'),
  'score-away': (state: MatchState) => scoreText(state, 'away'),
  'game-home': (state: MatchState) => pointText(state, 'home'),
  'game-away': (state: MatchState) => pointText(state, 'away'),
  'periods-home': (state: MatchState) => periodsText(state, 'home'),
  'periods-away': (state: MatchState) => periodsText(state, 'away'),
  'games-home': (state: MatchState) => gamesText(state, 'home'),
  'games-away': (state: MatchState) => gamesText(state, 'away'),
}
export type MatchTextKind = keyof typeof MATCH_TEXTS

/** One text of a match, from its state. Empty where the sport has nothing to say. */
export const matchText = (kind: MatchTextKind, state: MatchState, options: MatchTextOptions): string =>
  MATCH_TEXTS[kind](state, options)

/** Whether a clock runs, so that its text must be written again as time passes. */
export function ticks(state: MatchState): boolean {
  return state.status === MATCH_STATUS.live && state.clock !== undefined && !state.clock.stopped
}

/** Whether the short clock shows the stage of play in place of a time; then the stage is not shown beside it. */
export function showsStage({ clock, stage, status }: MatchState): boolean {
  // A finished match has no time of play; the clock shows full time, or how it ended.
  if (!clock || status === MATCH_STATUS.finished) return true
  // A break has no time left to count down.
  if (clock.matchTime === undefined)
    return clock.stopped ? !clock.remainingInPeriod : clock.remainingInPeriod === undefined
  return clock.stopped && /half_?time|pause|break|ended/.test(stage)
}

function shortClock(state: MatchState, options: MatchTextOptions): string {
  const { clock } = state
  if (!clock || showsStage(state)) return options.stageShort(state.stage)
  if (clock.matchTime === undefined)
    return minutesSeconds(Math.max(0, (clock.remainingInPeriod ?? 0) - elapsed(state, options.now)))
  if (clock.stoppageTime !== undefined && clock.stoppageTime > 0) {
    const over = clock.stoppageTime + elapsed(state, options.now)
    return `${Math.round((clock.matchTime - clock.stoppageTime) / 60)}+${Math.floor(over / 60) + 1}′`
  }
  return `${Math.floor((clock.matchTime + elapsed(state, options.now)) / 60) + 1}′`
}

function longClock(state: MatchState, options: MatchTextOptions): string {
  const { clock } = state
  if (clock?.matchTime !== undefined && state.status !== MATCH_STATUS.finished)
    return minutesSeconds(clock.matchTime + elapsed(state, options.now))
  return shortClock(state, options)
}

/** What is left of the whole match, where the sport counts down and a period of it runs that is not the last. */
function leftText({ clock, status, ...state }: MatchState, options: MatchTextOptions): string {
  const { remainingTime = 0, remainingInPeriod = 0 } = clock ?? {}
  if (!clock || status !== MATCH_STATUS.live || remainingTime <= remainingInPeriod) return ''
  const left = remainingTime - elapsed({ ...state, clock, status }, options.now)
  return left > 0 ? options.leftInMatch(minutesSeconds(left)) : ''
}

/** The minutes that the referee announced, as the board shows them: `+4′`. */
function stoppageText({ clock, status }: MatchState): string {
  const announced = Math.round((clock?.announcedStoppage ?? 0) / 60)
  return status === MATCH_STATUS.live && announced > 0 ? `+${announced}′` : ''
}

/** Seconds since the feed sent the clock; zero while it is stopped. */
function elapsed(state: MatchState, now: number): number {
  if (!state.clock || !ticks(state)) return 0
  return Math.max(0, (now - state.clock.updatedAt) / 1000)
}

/**
 * The score of the period that runs, under its name: `Q4 18–15`, `Rounds 6–4`, `Overs 12.3`. Without a score yet, the
 * name of the stage, unless the clock shows it.
 */
function runningText(state: MatchState, options: MatchTextOptions): string {
  const { stage, periodScores, currentServer } = state
  const period = periodScores.findLast(({ key }) => key === stage)
  if (!period) return showsStage(state) ? '' : options.stageName(stage)
  const { type, home, away } = period
  if (type === 'inning') {
    const balls = currentServer && state.balls?.[currentServer]
    return balls === undefined ? '' : `${options.scoreLabel('overs')} ${oversText(balls)}`
  }
  const label = type === 'map' ? options.scoreLabel('rounds') : options.stageShort(stage)
  // Home is on the left in right-to-left languages too, and the line does not break between the figures.
  return `${label} \u2066${home}\u2060–\u2060${away}\u2069`
}

/** Points of the running game. In tennis 50 means advantage (reference feed, sport event status). */
function pointText(state: MatchState, side: Side): string {
  const points = state.gameScore?.[side]
  if (points === undefined) return ''
  const isTennis = state.periodScores.some(period => period.type === 'set')
  return isTennis && points === 50 ? 'A' : String(points)
}

/** Scores of the finished sets; that of the current one is shown separately. */
function periodsText(state: MatchState, side: Side): string {
  return setsOf(state, side).slice(0, -1).join('\u2002')
}

function gamesText(state: MatchState, side: Side): string {
  return setsOf(state, side).at(-1) ?? ''
}

const setsOf = ({ periodScores }: MatchState, side: Side): readonly string[] =>
  periodScores.filter(({ type }) => type === 'set').map(period => String(period[side]))
