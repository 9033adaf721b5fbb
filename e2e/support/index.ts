export { dev, DEMO_PLAYER, EMPTY_PLAYER, openLive, openMatches } from './product.ts'
export { expect, test } from './test.ts'
