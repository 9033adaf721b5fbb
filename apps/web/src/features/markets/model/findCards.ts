import { foldMarketText } from './foldMarketText.ts'
import type { SearchedCard } from './marketSearch.ts'

/**
 * Cards that contain every word of `query` in the name of the market or of an outcome; all cards for an empty query.
 */
export function findCards<Card extends SearchedCard>(cards: readonly Card[], query: string): readonly Card[] {
  const words = foldMarketText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return cards
  return cards.filter(card => {
    const names = card.lines.flatMap(({ name, outcomes }) => [name, ...outcomes.map(outcome => outcome.name)])
    const texts = foldMarketText([card.name, ...names].join('\n'))
    return words.every(word => texts.includes(word))
  })
}
