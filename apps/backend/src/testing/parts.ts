/**
 * The parts from which the simulation builds a back end as start-up does, with its own time, random source and
 * connections, and with which benchmarks fill and move a catalogue of any size.
 */
export { checkLiability, createBetCounter, createDeciding, createMatchBudget, decideVip } from '#api/bets'
export { createCashoutService, createChances } from '#api/cashout'
export { checkLedger, postTransaction } from '#api/ledger'
export { createHeartbeat, createPublisher } from '#api/publishing'
export { createReceipts, loadSigner, signerOf } from '#api/receipts'
export { hashToken } from '#api/session'
export { createNameIndex } from '#api/search'
export { createSettlement } from '#api/settlement'
export { createApi, readConfig, siteOf, startBackend } from '#entry'
export {
  beatProviders,
  correctResult,
  createSim,
  genesisHash,
  judgeProviders,
  writeTurns,
  type MarketRecord,
  type MatchRecord,
} from '#feed'
export { createHub, type Realtime } from '@touchline/hub'
export { TOUCHLINE_NAMESPACES } from '#realtime'
export {
  appRoleAt,
  columnTypes,
  databaseOver,
  openDatabase,
  openOwnerDatabase,
  prepareDatabase,
  shareMatches,
  type Database,
  type StoredOutcome,
} from '#store'
export { createTickingFeed, seedLargeCatalogue } from './largeCatalogue/index.ts'
export { describeMarket } from '#pricing'
