export { attachPickingToPage, priceKeyOf } from './picking/index.ts'
export { createBetLookUp, type BetLookUp } from './placing/index.ts'
export {
  createLazySlip,
  type LazySlip,
  SlipProvider,
  useLazySlip,
  useIsSlipReady,
  useRememberMarkets,
  useRememberMatches,
  useSlip,
  useSlipState,
  useTicketPanel,
} from './provider/index.ts'
export type { Repeated } from './sharing/index.ts'
export { createSlip, type SlipStore } from './store/index.ts'
export type { RequestWatch } from '@touchline/exactly-once'
export type { SlipNews } from './news/index.ts'
export type { TicketTab } from '@touchline/domain/ticket-panel'
