export { appRoleAt, OWNER_PATH } from './appRole.ts'
export {
  columnTypes,
  databaseOver,
  migrate,
  openDatabase,
  readTogether,
  openOwnerDatabase,
  type Database,
  type DatabaseTransaction,
} from './database.ts'
export { grantAppRole } from './grantAppRole.ts'
export { liabilityKey } from './liabilityKey.ts'
export { doesFeedWait, shareMatches, takeMatches } from './matchLocks.ts'
export { listenToDatabase, SETTLEMENT_CHANNEL, type DatabaseListener } from './listenToDatabase.ts'
export {
  appendOutbox,
  insertIntoOutbox,
  OUTBOX_CHANNEL,
  readOutbox,
  removeFromOutbox,
  type CommittedEvent,
  type OutboxEvent,
} from './outbox.ts'
export { prepareDatabase } from './prepareDatabase.ts'
export { sendTogether, type Statement } from './sendTogether.ts'
export type { StoredOutcome, StoredRacecard } from './catalogueTables.ts'
export type { LocalizedText } from './columns.ts'
export type { Schema } from './schema.ts'
