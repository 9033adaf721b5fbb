/** Auth status (spec section 4). */
export const AUTH_STATUSES = ['UNKNOWN', 'PENDING', 'LOGGED_IN', 'NOT_LOGGED_IN'] as const

/** Whether the visitor is known to be signed in or not (spec section 4, auth status). */
export type AuthStatus = (typeof AUTH_STATUSES)[number]

/** What changes the auth status. */
export type AuthEvent =
  | { readonly type: 'settings-fetch-started' }
  | { readonly type: 'profile-received'; readonly isLoggedIn: boolean }
  /** The fetch ended without a profile: the visitor continues as anonymous. */
  | { readonly type: 'profile-failed' }
  | { readonly type: 'signed-out' }

/**
 * The next auth status ([AUTH-1] to [AUTH-4]). Only UNKNOWN becomes PENDING: a later fetch must not blank a header that
 * already shows the player.
 */
export function nextAuthStatus(status: AuthStatus, event: AuthEvent): AuthStatus {
  switch (event.type) {
    case 'settings-fetch-started':
      return status === 'UNKNOWN' ? 'PENDING' : status
    case 'profile-received':
      return event.isLoggedIn ? 'LOGGED_IN' : 'NOT_LOGGED_IN'
    case 'profile-failed':
      return status === 'LOGGED_IN' ? status : 'NOT_LOGGED_IN'
    case 'signed-out':
      return 'NOT_LOGGED_IN'
  }
}

/** Realtime reconnects when login moves between in, out and unknown; PENDING is still unknown ([AUTH-5]). */
export function reconnectsRealtime(before: AuthStatus, after: AuthStatus): boolean {
  return settledStatus(before) !== settledStatus(after)
}

function settledStatus(status: AuthStatus): AuthStatus {
  return status === 'PENDING' ? 'UNKNOWN' : status
}
