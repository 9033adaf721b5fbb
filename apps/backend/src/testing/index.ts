export { createTestApi, TEST_NOW, type TestApi } from './createTestApi.ts'
export { handClock, type HandClock } from './handClock.ts'
export { MARKET_1X2, moveMarket, seedMatch, writeResults } from './seedWorld.ts'
