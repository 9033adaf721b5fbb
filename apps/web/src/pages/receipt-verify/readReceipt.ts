import type { Bet } from '@touchline/domain/bet'

/** A receipt file, as it was downloaded. */
export type ReceiptFile = {
  /** The text that was signed. */
  readonly body: string
  /** base64url. */
  readonly signature: string
  readonly keyId: string
}

/** One leg as it was signed; names are of the day of the bet. */
export type SignedLeg = {
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  /** x1000. */
  readonly odds: number
  /** The version of the match that set the price. */
  readonly price_version: number
  /** The two sides; where there are none, the event and the runner the leg is on. */
  readonly home?: string
  readonly away?: string
  readonly event?: string
  readonly runner?: string
  /** What was picked, in English; receipts of earlier versions have the ids only. */
  readonly market?: string
  readonly outcome?: string
  /** The link of the price chain that set the price; null where prices were not logged. */
  readonly chain: SignedLink | null
}

/** A link of a match's price chain. */
export type SignedLink = {
  readonly version: number
  /** Epoch milliseconds. */
  readonly at: number
  /** The changed prices, deflated, base64. */
  readonly packed: string
  /** Hex. */
  readonly previous_hash: string
  /** Hex. */
  readonly hash: string
}

/** The content of a receipt: money in subunits, odds x1000, instants in epoch milliseconds. */
export type SignedBet = {
  readonly v: 1
  readonly ref: string
  readonly type: Bet['type']
  readonly currency: string
  readonly subunits: number
  readonly stake: number
  readonly odds: number
  readonly potential_win: number
  readonly placed_at: number
  readonly decided_at: number
  readonly system?: { readonly id: string }
  readonly legs: readonly SignedLeg[]
}

/** Far more than a receipt of 50 legs. */
const LENGTH_MAX = 1_000_000

/** Reads a text that was dropped, chosen or pasted; undefined where it is no receipt. */
export function readReceiptFile(text: string): ReceiptFile | undefined {
  const file = readFields(text)
  if (!file) return undefined
  const { body, signature, key_id: keyId } = file
  const isReceipt = typeof body === 'string' && typeof signature === 'string' && typeof keyId === 'string'
  return isReceipt && readFields(body) ? { body, signature, keyId } : undefined
}

/** Reads what was signed. Only for a body whose signature holds: then it is ours, and has our shape. */
export function readSignedBet(body: string): SignedBet | undefined {
  const bet = JSON.parse(body) as SignedBet
  return bet.v === 1 ? bet : undefined
}

function readFields(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > LENGTH_MAX) return undefined
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
