export { MatchPanels } from './MatchPanels.tsx'
