import { placementMessageKey, type PlaceBetError } from '@touchline/domain/placing'

type Translate = (key: string, values?: Record<string, string | number>) => string

/**
 * Why a bet was not placed, in one sentence: the server's own message, else ours by the cause, else by the code
 * ([PLACE-7]).
 */
export function refusalText(error: PlaceBetError, t: Translate): string | undefined {
  if (!('code' in error)) return undefined
  const [refusal] = error.refusals ?? []
  if (error.message) return error.message
  return t(refusal?.leg ? `ticket.leg-error.${refusal.kind}` : placementMessageKey(error.code))
}
