export { StatisticsPanel } from './StatisticsPanel.tsx'
