export { writeJson, readJson, type TabStorage } from './storedJson.ts'
export {
  createPlacementStorage,
  type PlacementStorage,
  type PlacementStorageOptions,
} from './placementStorage.ts'
export { createPriorBets, type PriorBets } from './priorBets.ts'
export { createQuickBetStorage, type QuickBetStorage, type StoredQuickBet } from './quickBetStorage.ts'
export { createSlipStorage, type PlacementRequest, type SlipStorage, type StoredSlip } from './slipStorage.ts'
export { isRecord, knownValue } from './storedValues.ts'
