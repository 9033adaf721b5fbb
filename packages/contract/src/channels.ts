/** Names of the three kinds of channels (spec section 7.4); `$` channels need a subscription token. */
export const channels = {
  locale: (locale: string) => `locale:${locale}`,
  match: (matchId: string) => `match:${matchId}`,
  user: (playerId: string) => `$user:${playerId}`,
}
