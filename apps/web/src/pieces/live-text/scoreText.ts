import { MATCH_STATUS, type MatchState, type Score } from '@touchline/domain'

export type Side = keyof Score

const BALLS_AN_OVER = 6

/** A side's score as its sport writes it: `2`, in cricket with the wickets, `163/5`. Empty before play, and for a side yet to bat. */
export function scoreText(state: MatchState, side: Side): string {
  if (state.status === MATCH_STATUS.prematch || isYetToBat(state, side)) return ''
  const wickets = isCricket(state) ? state.gameScore?.[side] : undefined
  return wickets === undefined ? String(state.score[side]) : `${state.score[side]}/${wickets}`
}

/** Overs as cricket writes them: whole ones, and the balls of the next after a point. */
export function oversText(balls: number): string {
  const [overs, rest] = [Math.floor(balls / BALLS_AN_OVER), balls % BALLS_AN_OVER]
  return rest === 0 ? String(overs) : `${overs}.${rest}`
}

/** Whether a match is played by innings. */
export const isCricket = ({ periodScores }: MatchState): boolean => periodScores[0]?.type === 'inning'

/** A side that bats has a score from its first ball on, nought or not. */
function isYetToBat(state: MatchState, side: Side): boolean {
  const isNought = state.score[side] === 0 && !state.gameScore?.[side]
  return isCricket(state) && isNought && state.currentServer !== side
}
