import { loadLater } from '#core/live'

/** The binding of rows, which comes after first paint. Without it nothing ticks on the whole page. */
export const onBinding = loadLater(
  () => import('./bindRow.ts'),
  () => document.documentElement,
)
