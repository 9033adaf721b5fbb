export { MarketTabs, type MarketGroup, type MarketTabsProps } from './MarketTabs.tsx'
