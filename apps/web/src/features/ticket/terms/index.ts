export { BetTerms } from './BetTerms.tsx'
