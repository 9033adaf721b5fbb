export { createComingSlip, type ComingSlip } from './comingSlip.ts'
export { createSlip } from './createSlip.ts'
export { loadPicking } from './loadPicking.ts'
export { loadSlip } from './loadSlip.ts'
export {
  SlipProvider,
  useIsSlipHere,
  useRememberMarkets,
  useRememberMatches,
  useSlip,
  useSlipState,
  useTicketPanel,
} from './SlipProvider.tsx'
export type { SlipNews } from './slipNews.ts'
export type { TicketTab } from '@touchline/domain'
