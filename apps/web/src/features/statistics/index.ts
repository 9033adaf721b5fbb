export { MatchCounts } from './MatchCounts.tsx'
export { StatisticsPanel } from './StatisticsPanel.tsx'
