/** Accounts of the house per currency, so that no one row is in every transaction's way (issue: no hot row). */
const HOUSE_SHARDS = 16

export function playerAccount(accountId: string): string {
  return `player:${accountId}`
}

/** What the player owes, as a negative sum: corrections took it when it was no longer there. */
export function owedAccount(accountId: string): string {
  return `owed:${accountId}`
}

/** The house's side of a movement; the same key always meets the same shard. */
export function houseAccount(currency: string, key: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
  return `house:${currency}:${(hash >>> 0) % HOUSE_SHARDS}`
}
