import { loadLiveCode } from '#core/live'

/** The code that binds rows to live values. Until it is loaded no price, score or clock on the page changes. */
export const rowBinding = loadLiveCode(
  () => import('./bindRow.ts'),
  () => document.documentElement,
)
