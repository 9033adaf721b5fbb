/** Number of operator accounts per currency, so that transactions do not all wait for one row. */
const OPERATOR_SHARDS = 16

export function playerAccount(accountId: string): string {
  return `player:${accountId}`
}

/** What the player owes, as a negative sum: corrections took more than the balance had. */
export function owedAccount(accountId: string): string {
  return `owed:${accountId}`
}

/** The operator's account for a movement; the same key always maps to the same shard. */
export function houseAccount(currency: string, key: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
  return `house:${currency}:${(hash >>> 0) % OPERATOR_SHARDS}`
}
