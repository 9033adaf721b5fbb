import { foldText } from './foldText.ts'
import type { SearchedCard } from './marketSearch.ts'

/** Cards in which every word of `query` stands, in the market's name or that of one of its outcomes. All of them where nothing is asked. */
export function findCards<Card extends SearchedCard>(cards: readonly Card[], query: string): readonly Card[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return cards
  return cards.filter(card => {
    const names = card.lines.flatMap(({ name, outcomes }) => [name, ...outcomes.map(outcome => outcome.name)])
    const said = foldText([card.name, ...names].join('\n'))
    return words.every(word => said.includes(word))
  })
}
