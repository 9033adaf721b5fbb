export { TOUCHLINE_NAMESPACES, withMatchDeltas } from './namespaces.ts'
export { mintConnectionToken, mintSubscriptionToken, PLAYER_TOKEN_MS, TOKEN_AUDIENCE } from './tokens.ts'
