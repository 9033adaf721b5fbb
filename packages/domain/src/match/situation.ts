/**
 * What happens on the pitch just now, as far as the feed tells. Words of several sports: an attack is soccer's and ice hockey's, a serve
 * tennis's, a delivery cricket's, a round Counter-Strike's.
 */
export type SituationKind =
  | 'kick_off'
  | 'possession'
  | 'attack'
  | 'dangerous_attack'
  | 'shot_on_target'
  | 'shot_off_target'
  | 'goal'
  | 'review'
  | 'goal_cancelled'
  | 'corner'
  | 'yellow_card'
  | 'red_card'
  | 'penalty'
  | 'serve'
  | 'break_point'
  | 'ace'
  | 'double_fault'
  | 'point'
  | 'game_won'
  | 'set_won'
  | 'one_point'
  | 'two_points'
  | 'three_points'
  | 'missed_shot'
  | 'timeout'
  | 'delivery'
  | 'dot_ball'
  | 'runs'
  | 'four'
  | 'six'
  | 'wicket'
  | 'round'
  | 'round_won'
  | 'map_won'
  | 'break'
  | 'ended'

/** What happens in a match right now, such as a corner or a dangerous attack. */
export type Situation = {
  readonly kind: SituationKind
  /** Whose it is; absent where it is nobody's. */
  readonly side?: 'home' | 'away'
  /** Rises with each: two goals in a row are two situations. */
  readonly number: number
}

/** What of a match is kept for its timeline. */
export type IncidentKind =
  | 'goal'
  | 'goal_cancelled'
  | 'yellow_card'
  | 'red_card'
  | 'penalty'
  | 'break_of_serve'
  | 'set_won'
  | 'lead'
  | 'timeout'
  | 'wicket'
  | 'pistol_round'
  | 'map_won'
  | 'period_end'
  | 'ended'

/** Something that happened, with the score after it. */
export type Incident = {
  readonly kind: IncidentKind
  readonly side?: 'home' | 'away'
  /** Catalogue key of the period it happened in. */
  readonly period: string
  /** When, as the sport counts: minute `67` or `45+2`, over `12.3`, games `4–3`, rounds `8–5`. */
  readonly moment: string
  readonly home: number
  readonly away: number
}
