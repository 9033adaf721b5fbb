import type { Outright } from '@touchline/domain/match'
import { RACING } from '#core/addresses'

/** Where the words for who is in an event are: only horses are runners. */
export function wordsOf({ sport }: Pick<Outright, 'sport'>): 'racing' | 'outrights' {
  return sport.key === RACING ? 'racing' : 'outrights'
}
