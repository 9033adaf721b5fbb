import type { Situation, SituationKind } from '@touchline/domain/match'

/**
 * Where on the field something happens, as far as the feed shows: `along` from home's end (0) to away's (1), `across`
 * from the far touchline (0) to the near one (1). `from` and `to` bound the part of the field that is meant: the feed
 * names a zone, never a point.
 */
export type Spot = {
  readonly along: number
  readonly across: number
  readonly from: number
  readonly to: number
}

type Zone = readonly [from: number, to: number, along: number, across?: number]

/** Zones for the home side, which plays towards 1. */
const ZONES: Partial<Readonly<Record<SituationKind, Zone>>> = {
  possession: [0, 0.5, 0.36],
  attack: [0.5, 0.83, 0.66],
  dangerous_attack: [0.83, 1, 0.88],
  shot_on_target: [0.83, 1, 0.94],
  shot_off_target: [0.83, 1, 0.94],
  goal: [0.83, 1, 0.98],
  review: [0.83, 1, 0.98],
  corner: [0.83, 1, 0.99, 0.02],
  one_point: [0.5, 1, 0.82],
  two_points: [0.5, 1, 0.94],
  three_points: [0.5, 1, 0.7],
  missed_shot: [0.5, 1, 0.9],
  serve: [0, 0.5, 0.03],
  ace: [0, 0.5, 0.03],
  double_fault: [0, 0.5, 0.03],
  round: [0.5, 1, 0.8],
}

/** Whose own end it is, where nothing else is known: a point won, a round won, a card. */
const OWN_HALF: Zone = [0, 0.5, 0.25]
const MIDDLE: Spot = { along: 0.5, across: 0.5, from: 0.5, to: 0.5 }

/** Where to draw what happens; the middle, without a zone, where it belongs to neither side. */
export function spotOf({ kind, side }: Situation): Spot {
  if (!side) return MIDDLE
  const [from, to, along, across = 0.5] = ZONES[kind] ?? OWN_HALF
  return side === 'home'
    ? { along, across, from, to }
    : { along: 1 - along, across: 1 - across, from: 1 - to, to: 1 - from }
}
