import type { MarketCardModel } from '#pieces/market-lines'
import { foldText } from './foldText.ts'

/** Cards in which every word of `query` stands, in the market's name or that of one of its outcomes. All of them where nothing is asked. */
export function findCards(cards: readonly MarketCardModel[], query: string): readonly MarketCardModel[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return cards
  return cards.filter(card => {
    const names = card.lines.flatMap(({ name, outcomes }) => [name, ...outcomes.map(outcome => outcome.name)])
    const said = foldText([card.name, ...names].join('\n'))
    return words.every(word => said.includes(word))
  })
}
