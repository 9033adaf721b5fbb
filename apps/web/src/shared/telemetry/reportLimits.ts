/** Sizes and times of error reporting (spec section 9). */
export const REPORT_LIMITS = {
  /** Steps recorded before an error. */
  breadcrumbsMax: 100,
  /** Characters of an error's message. */
  messageLengthMax: 250,
  /** Reports in flight at once; more are dropped. */
  queuedSendsMax: 30,
  /** A traced visit to a page ends after so long without a request. */
  idleMs: 1_000,
  /** And after so long in any case. */
  finalMs: 30_000,
  /** A request under way is given up after three of these without news: the visit then ends without it. */
  heartbeatMs: 5_000,
} as const
