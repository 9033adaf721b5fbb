export { attachPickingToPage } from './attachPickingToPage.ts'
export { createBetLookUp } from './createBetLookUp.ts'
export { createComingSlip, type ComingSlip } from './comingSlip.ts'
export type { Repeated } from './createRepeating.ts'
export { createSlip, type SlipStore } from './createSlip.ts'
export {
  SlipProvider,
  useComingSlip,
  useIsSlipHere,
  useRememberMarkets,
  useRememberMatches,
  useSlip,
  useSlipState,
  useTicketPanel,
} from './SlipProvider.tsx'
export { priceKeyOf } from './priceKeyOf.ts'
export type { Watch } from '@touchline/exactly-once'
export type { SlipNews } from './slipNews.ts'
export type { TicketTab } from '@touchline/domain/ticket-panel'
