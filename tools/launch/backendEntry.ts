/**
 * Arguments that start the back end. Its two threads create many short-lived objects: with V8's own limit (16 MB and
 * more for each half of the young generation of each thread) most of the process is garbage at rest. 4 MB cost no
 * measurable processor time. The start creates longer-lived objects, which are collected once when it is over.
 */
export const BACKEND_ENTRY = [
  '--max-semi-space-size=4',
  '--expose-gc',
  'apps/backend/src/entry/main.ts',
] as const
