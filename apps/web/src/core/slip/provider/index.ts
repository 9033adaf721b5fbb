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
export { createComingSlip, type ComingSlip } from './comingSlip.ts'
