/**
 * How the back end is started. Its two threads make much that lives for a moment: with V8's own limit (16 MB and more for each half of the
 * young generation of each thread) most of the process is garbage at rest. 4 MB cost no processor time that can be measured. A start
 * makes much that lives longer; it is collected once, when the start is over.
 */
export const BACKEND_ENTRY = [
  '--max-semi-space-size=4',
  '--expose-gc',
  'apps/backend/src/entry/main.ts',
] as const
