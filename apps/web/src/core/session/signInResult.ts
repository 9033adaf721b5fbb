import { ERROR_CODES, type CallError } from '@touchline/contract'

/** How signing in ended. `message` is the server's own sentence where it gave one. */
export type SignInResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly kind: SignInFailure; readonly message: string | undefined }

export type SignInFailure =
  | 'wrong-credentials'
  | 'blocked-country'
  | 'too-many-attempts'
  | 'offline'
  | 'refused'

/** What a refused sign-in means to the one who typed. */
export function toSignInFailure(error: CallError & { kind: 'refused' }): SignInResult {
  return { ok: false, kind: kindOf(error.status, error.body?.code), message: error.body?.localized_message }
}

function kindOf(status: number, code: number | undefined): SignInFailure {
  if (code === ERROR_CODES.blockedCountry) return 'blocked-country'
  if (code === ERROR_CODES.rateLimited || status === 429) return 'too-many-attempts'
  if (code === ERROR_CODES.wrongCredentials || status === 401) return 'wrong-credentials'
  return 'refused'
}
