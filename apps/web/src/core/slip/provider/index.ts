export {
  SlipProvider,
  useLazySlip,
  useIsSlipReady,
  useRememberMarkets,
  useRememberMatches,
  useSlip,
  useSlipState,
  useTicketPanel,
} from './SlipProvider.tsx'
export { createLazySlip, type LazySlip } from './lazySlip.ts'
