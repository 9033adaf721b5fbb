export interface SigningKeysTable {
  id: string
  /** base64url of the 32 bytes. */
  public_key: string
  private_key: string | null
  created_at: number
  retired_at: number | null
}
export interface ReceiptsTable {
  bet_id: string
  key_id: string
  body: string
  signature: string
  created_at: number
}
/** The last link of a match's price chain on a day (UTC, `2026-11-21`); stays when its prices are removed. */
export interface PriceRootsTable {
  match_id: string
  day: string
  version: number
  hash: Buffer
}
