export { attachPicking, type PickingPorts } from './attachPicking.ts'
export type { SlipClock } from './createPlacer.ts'
export { createSlip, type SlipPorts, type SlipStore } from './createSlip.ts'
export {
  SlipProvider,
  useRememberMarkets,
  useRememberMatches,
  useSlip,
  useSlipState,
  useTicketPanel,
} from './SlipProvider.tsx'
export type { SlipNews } from './slipNews.ts'
export { TICKET_TABS, type TicketTab } from './ticketPanel.ts'
