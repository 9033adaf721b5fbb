/**
 * The current situation on the pitch, as far as the feed reports it. Terms of several sports: attacks are soccer's and
 * ice hockey's, serves tennis's, deliveries cricket's, rounds Counter-Strike's.
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
  /** The side it belongs to; absent where it belongs to neither. */
  readonly side?: 'home' | 'away'
  /** Increases with each: two goals in a row are two situations. */
  readonly number: number
}

/** The kinds of incidents on a match's timeline. */
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

/** An incident, with the score after it. */
export type Incident = {
  readonly kind: IncidentKind
  readonly side?: 'home' | 'away'
  /** Catalogue key of the period it happened in. */
  readonly period: string
  /** When it happened, in the sport's unit: minute `67` or `45+2`, over `12.3`, games `4–3`, rounds `8–5`. */
  readonly moment: string
  readonly home: number
  readonly away: number
}
