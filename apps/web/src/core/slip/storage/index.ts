export { keepJson, readJson, type TabTexts } from './keptJson.ts'
export {
  createPlacementStorage,
  type PlacementStorage,
  type PlacementStorageOptions,
} from './placementStorage.ts'
export { createPriorBets, type PriorBets } from './priorBets.ts'
export { createQuickBetStorage } from './quickBetStorage.ts'
export { createSlipStorage, type KeptProcessing, type KeptSlip } from './slipStorage.ts'
export { isRecord, oneOf } from './storedValues.ts'
