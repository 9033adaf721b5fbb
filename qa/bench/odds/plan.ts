/**
 * One row of the table: measured in rounds, each way of rendering once a round, so that a ratio compares figures
 * taken shortly after each other.
 */
export interface Block {
  readonly rows: number
  readonly updatesPerSecond: number
  /** How often each is measured. The floor is the first and measured in every round. */
  readonly renderers: readonly { readonly name: string; readonly rounds: number }[]
}
export interface OpenRun {
  readonly renderer: string
  readonly rows: number
  readonly updatesPerSecond: number
}

const MANY = 5
const ALTERNATIVES = ['memo', 'zustand', 'keyed', 'jotai', 'query', 'signals']
const ALL = ['floor', 'ours', 'windowed', 'naive', ...ALTERNATIVES]

const each = (names: readonly string[], rounds: number) => names.map(name => ({ name, rounds }))

/**
 * What the budgets need, in some minutes: the alternatives are measured once or twice, to see their order of
 * magnitude.
 */
export const USUAL: readonly Block[] = [
  {
    rows: 1000,
    updatesPerSecond: 1000,
    renderers: [
      ...each(['floor', 'ours', 'windowed'], MANY),
      ...each(['idle'], 2),
      ...each(ALTERNATIVES, 1),
      ...each(['naive'], 1),
    ],
  },
  { rows: 1000, updatesPerSecond: 5000, renderers: each(['floor', 'ours'], MANY) },
  { rows: 200, updatesPerSecond: 1000, renderers: each(['floor', 'ours'], 2) },
  { rows: 50, updatesPerSecond: 1000, renderers: each(['floor', 'ours'], 2) },
]

/** Every way of rendering once, on a short list: whether each still renders the product's rows and the right values. */
export const SHORT: readonly Block[] = [
  { rows: 50, updatesPerSecond: 100, renderers: [...each(ALL, 1), ...each(['idle'], 1)] },
]

export const FULL: readonly Block[] = [1000, 200, 50].flatMap(rows =>
  [100, 1000, 5000].map(updatesPerSecond => ({
    rows,
    updatesPerSecond,
    renderers: [...each(ALL, 3), ...each(['idle'], 1)],
  })),
)

export const USUAL_OPEN: readonly OpenRun[] = [
  { renderer: 'floor', rows: 1000, updatesPerSecond: 50 },
  { renderer: 'windowed', rows: 1000, updatesPerSecond: 50 },
  { renderer: 'windowed', rows: 1000, updatesPerSecond: 1000 },
]
export const SHORT_OPEN: readonly OpenRun[] = [{ renderer: 'windowed', rows: 50, updatesPerSecond: 50 }]
export const FULL_OPEN: readonly OpenRun[] = [1000, 200, 50].flatMap(rows =>
  [50, 100, 1000, 5000].flatMap(updatesPerSecond =>
    ['floor', 'ours', 'windowed'].map(renderer => ({ renderer, rows, updatesPerSecond })),
  ),
)
