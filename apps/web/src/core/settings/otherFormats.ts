/** Writes odds in formats other than decimal: loaded by the visitors who choose one. */
export { formatMove, formatOdds } from '@touchline/domain/odds'
