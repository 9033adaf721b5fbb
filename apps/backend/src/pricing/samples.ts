import type { ParamsOf, PlayOf, SportKey } from './sports.ts'

/** A match of each sport before kick-off, for tests. */
export const SAMPLES: { readonly [Key in SportKey]: { params: ParamsOf<Key>; state: PlayOf<Key> } } = {
  soccer: {
    params: {
      goals: [1.55, 1.2],
      corners: [5.3, 4.4],
      cards: [1.9, 2.2],
      reds: [0.08, 0.1],
      stoppage: [60, 240],
    },
    state: {
      phase: 'not_started',
      second: 0,
      goals: [
        [0, 0],
        [0, 0],
      ],
      scorers: [],
      corners: [0, 0],
      cards: [0, 0],
      reds: [0, 0],
    },
  },
  tennis: {
    params: { serve: [0.64, 0.61], bestOf: 3 },
    state: { phase: 'not_started', games: [], points: [0, 0], server: 0 },
  },
  basketball: {
    params: { margin: 4, total: 161, quarterSeconds: 600 },
    state: { phase: 'not_started', quarter: 1, second: 0, points: [] },
  },
  ice_hockey: {
    params: { goals: [3, 2.8] },
    state: { phase: 'not_started', period: 1, second: 0, goals: [], scorers: [] },
  },
  cricket: {
    params: { batting: [1.04, 0.99] },
    state: { phase: 'not_started', first: 0, innings: [] },
  },
  counter_strike: {
    params: { round: [0.52, 0.5, 0.54], sideBias: 0.02 },
    state: { phase: 'not_started', rounds: [], defendsFirst: [0, 1, 0] },
  },
}
