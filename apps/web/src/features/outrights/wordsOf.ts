import type { Outright } from '@touchline/domain/match'
import { RACING } from '#core/addresses'

/** The namespace of texts for those who take part in an event: only horses are called runners. */
export function wordsOf({ sport }: Pick<Outright, 'sport'>): 'racing' | 'outrights' {
  return sport.key === RACING ? 'racing' : 'outrights'
}
