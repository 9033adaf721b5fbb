export { MatchHero } from './MatchHero.tsx'
