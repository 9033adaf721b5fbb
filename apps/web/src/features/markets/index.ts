export { MarketTabs } from './MarketTabs.tsx'
export { SettledMatch } from './SettledMatch.tsx'
