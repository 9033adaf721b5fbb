export { MatchTracker } from './MatchTracker.tsx'
