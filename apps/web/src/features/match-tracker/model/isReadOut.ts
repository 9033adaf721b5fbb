import type { SituationKind } from '@touchline/domain/match'

/** What is read out when it happens. Reading out everything would never stop. */
const READ_OUT: ReadonlySet<SituationKind> = new Set<SituationKind>([
  'goal',
  'goal_cancelled',
  'review',
  'yellow_card',
  'red_card',
  'penalty',
  'set_won',
  'wicket',
  'map_won',
  'timeout',
  'break',
  'ended',
])

export const isReadOut = (kind: SituationKind): boolean => READ_OUT.has(kind)
