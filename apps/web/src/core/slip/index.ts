export { attachPicking } from './attachPicking.ts'
export { createSlip, type SlipStore } from './createSlip.ts'
export {
  SlipProvider,
  useRememberMarkets,
  useRememberMatches,
  useSlip,
  useSlipState,
  useTicketPanel,
} from './SlipProvider.tsx'
export type { SlipNews } from './slipNews.ts'
export type { TicketTab } from './ticketPanel.ts'
