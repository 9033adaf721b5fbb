export { MatchHero, type MatchHeroProps } from './MatchHero.tsx'
