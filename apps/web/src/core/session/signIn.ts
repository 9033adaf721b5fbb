import { ERROR_CODES, type CallError, type ApiClient } from '@touchline/contract'
import type { StoreApi } from 'zustand/vanilla'
import type { AnswerOrder } from './answerOrder.ts'
import { toPlayer } from './fromWire.ts'
import type { SessionState } from './sessionState.ts'
import type { OtherTabs } from './otherTabs.ts'
import type { Visitor } from './visitor.ts'

/** Result of signing in. `message` is the server's own text where it sent one. */
export type SignInResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly kind: SignInFailure; readonly message: string | undefined }

export type SignInFailure =
  | 'wrong-credentials'
  | 'blocked-country'
  | 'too-many-attempts'
  | 'offline'
  | 'refused'

export interface SignInOptions {
  readonly client: ApiClient
  readonly store: StoreApi<SessionState>
  readonly tabs: OtherTabs
  readonly answers: AnswerOrder
  readonly visitor: Visitor
  readonly refresh: () => Promise<void>
}

export async function signIn(
  { client, store, tabs, answers, visitor, refresh }: SignInOptions,
  email: string,
  password: string,
): Promise<SignInResult> {
  const answer = await client('signIn', { body: { email, password } })
  if (!answer.ok) {
    if (answer.error.kind !== 'refused') return { ok: false, kind: 'offline', message: undefined }
    return toFailure(answer.error)
  }
  answers.restart()
  const player = toPlayer(answer.value.data)
  if (player) visitor.welcome(player)
  store.setState({ signInReason: undefined })
  tabs.post('signed-in')
  await refresh()
  return { ok: true }
}

/** The kind of failure that a refused sign-in is. */
function toFailure(error: CallError & { kind: 'refused' }): SignInResult {
  return { ok: false, kind: kindOf(error.status, error.body?.code), message: error.body?.localized_message }
}

function kindOf(status: number, code: number | undefined): SignInFailure {
  if (code === ERROR_CODES.blockedCountry) return 'blocked-country'
  if (code === ERROR_CODES.rateLimited || status === 429) return 'too-many-attempts'
  if (code === ERROR_CODES.wrongCredentials || status === 401) return 'wrong-credentials'
  return 'refused'
}
