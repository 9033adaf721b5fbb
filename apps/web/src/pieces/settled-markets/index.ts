export { SettledMarkets } from './SettledMarkets.tsx'
